import { isOffered } from '@karachi-estates/domain/projects/states';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { FailedState } from '../FailedState/FailedState.tsx';
import { FloorPlate } from '../FloorPlate/FloorPlate.tsx';
import { type PlateDescription, plateOf } from '../FloorPlate/plate.ts';
import { PaymentSchedule, type PaymentScheduleProps } from '../PaymentSchedule/PaymentSchedule.tsx';
import { PageHead, PagePart, type Trail } from '../ProjectUnitsPage/parts.tsx';
import { type ProjectBuilding, type ProjectUnit, type ProjectUnitType, useUnitText } from '../UnitCard/unit.ts';
import { UnitDetail, type UnitDetailProps } from '../UnitDetail/UnitDetail.tsx';
import { type AskForHold, HoldCard } from './HoldCard.tsx';
import { type AskForCall, InterestCard } from './InterestCard.tsx';

export { projectPicture } from '../ProjectPage/projectPicture.ts';
export type { AskForHold, HoldValues } from './HoldCard.tsx';
export type { AskForCall } from './InterestCard.tsx';

/** What stands around a unit. */
export interface ProjectUnitPageLabels {
  trail: string;
  payments: string;
  place: string;
  floorOf: (building: string, floor: string) => string;
  loading: string;
  notLoaded: string;
  hold: string;
  holdText: string;
  name: string;
  phone: string;
  email: string;
  ask: string;
  holdPrivacy: string;
  notNow: string;
  notOffered: string;
  others: string;
  visit: string;
  interest: (unit: string) => string;
  interestText: string;
  call: string;
  sending: string;
  thanks: (unit: string) => string;
  missing: string;
  /** No mail reaches the address. */
  emailWrong: string;
  /** Something was not sent, or nobody answered. */
  failed: string;
  interestPrivacy: string;
}

/** A unit with its payments and what became of it, as the API gives it. */
export interface UnitRead extends ProjectUnit {
  /** What is due when; null where the price is on request, or where nobody can have it. */
  schedule: { starts: string; booked: boolean; payments: NonNullable<PaymentScheduleProps['payments']> } | null;
  history: NonNullable<UnitDetailProps['history']>;
}

export interface ProjectUnitPageProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** Its heading. */
  title: string;
  /** The whole name of the project. */
  project: string;
  /** The unit; undefined while it is on its way. */
  unit: UnitRead | undefined;
  /** All units of the project: its neighbours, and what it can be compared with. */
  units: readonly ProjectUnit[];
  /** The kinds of unit in the project. */
  types: readonly ProjectUnitType[];
  /** Its buildings. */
  buildings: readonly ProjectBuilding[];
  /** The pages above this one, the highest first. */
  trail: Trail;
  /** What has to be said before all else: that the units are samples, how old their states are. @default [] */
  notes?: readonly ReactNode[];
  /**
   * For a page that is a file: of which moment its states are, and where today's are. Browsers with scripts do not show
   * it.
   */
  asOf?: ReactNode;
  /** A picture of a home of its kind. */
  picture?: UnitDetailProps['picture'];
  /** File of its floor plan. */
  planHref?: string | undefined;
  /** How the floors are drawn. */
  floorPlan: PlateDescription;
  /** Numbers of the units that the address compares it with, as `with` and `and`. @default [] */
  compared?: readonly (string | null)[];
  /** Where the choice of these is sent. */
  action: string;
  /** What else stands in the address of the page, by name: it is sent with that choice. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The page of a unit. */
  hrefOf: (unit: ProjectUnit) => string;
  /** The page of those that are available. */
  othersHref: string;
  /** Address of its payments as a calendar file. */
  calendarHref: string;
  /** Address of its payments as a PDF. */
  pdfHref: string;
  /** In place of the payments, where they are not known. */
  withoutPayments?: ReactNode;
  /** How it is asked for. */
  hold: AskForHold;
  /** In place of asking: how a launch gives the units out. */
  launch?: ReactNode;
  /** Where a visit to see it is booked. */
  visitHref?: string | undefined;
  /** How somebody asks for a call about it. */
  call: AskForCall;
  /** It could not be loaded. */
  failed?: { reference?: string | undefined; retry: () => void } | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ProjectUnitPageLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: ProjectUnitPageLabels = {
  trail: 'You are here',
  payments: 'What is due when',
  place: 'Where it lies',
  floorOf: (building, floor) => `${building}, ${floor}`,
  loading: 'Loading the unit',
  notLoaded: 'The unit could not be loaded',
  hold: 'Hold this unit for 24 hours',
  holdText: 'Free of charge. Each person holds one unit, and nobody else can take it meanwhile.',
  name: 'Full name',
  phone: 'Mobile number',
  email: 'Email',
  ask: 'Ask to hold it',
  holdPrivacy:
    'We send a link to your email. The hold begins when you press it. We use your details for this unit only.',
  notNow: 'This unit cannot be held now. Choose another one, or leave your number below.',
  notOffered: 'Nobody can hold or book it any more. Others are available.',
  others: 'See the available homes',
  visit: 'Book a visit to see it',
  interest: (unit) => `Ask about unit ${unit}`,
  interestText: 'Leave your number, and the sales desk calls you back about this unit.',
  call: 'Ask for a call',
  sending: 'Sending…',
  thanks: (unit) => `Thank you! The sales desk calls you about unit ${unit}.`,
  missing: 'Please complete all the fields',
  emailWrong: 'Enter an email address like name@example.com.',
  failed: 'That could not be sent. Please try again later.',
  interestPrivacy: 'We use these details to answer you about this unit. Asking is not a booking.',
};

const Root = styled('article', { name: 'KeProjectUnitPage', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), '& > *': { minWidth: 0 } })),
);

const Beside = styled('div', { name: 'KeProjectUnitPage', slot: 'Beside' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('lg')]: {
      gap: theme.spacing(6),
      gridTemplateColumns: 'minmax(0, 1.6fr) minmax(20rem, 1fr)',
    },
  })),
);

/**
 * One unit of a project on a page of its own: price, state, areas and others beside it, what is due when with its
 * files, where it lies, and the forms that ask to hold it and for a call about it, which work without JavaScript.
 *
 * Use its parts instead (UnitDetail, PaymentSchedule, FloorPlate) for a part of another page.
 */
export function ProjectUnitPage(inProps: ProjectUnitPageProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectUnitPage' });
  const {
    title,
    project,
    unit,
    units,
    types,
    buildings,
    trail,
    notes = [],
    asOf,
    picture,
    planHref,
    floorPlan,
    compared = [],
    action,
    hiddenFields,
    hrefOf,
    othersHref,
    calendarHref,
    pdfHref,
    withoutPayments,
    hold,
    launch,
    visitHref,
    call,
    failed,
    labels,
    ...other
  } = props;
  const words = useKitWords('ProjectUnitPage', english, labels);
  const text = useUnitText(types);
  if (!unit) {
    return (
      <Root ownerState={props} {...other}>
        {failed ? (
          <FailedState level={1} title={words.notLoaded} reference={failed.reference} onRetry={failed.retry} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton width="40%" height="4rem" />
            <Skeleton variant="rounded" height="20rem" sx={{ mt: 3 }} />
          </div>
        )}
      </Root>
    );
  }
  const others = units.filter(({ number }) => number !== unit.number);
  const beside = compared.flatMap((number) => others.filter((each) => each.number === number));
  const onFloor = units.filter(({ building, floor }) => building === unit.building && floor === unit.floor);
  const building = buildings.find(({ id }) => id === unit.building);
  const { schedule } = unit;
  return (
    <Root ownerState={props} {...other}>
      <PageHead
        title={title}
        lead={<bdi>{project}</bdi>}
        trail={trail}
        trailLabel={words.trail}
        notes={notes}
        asOf={asOf}
      />
      <Beside ownerState={props}>
        <UnitDetail
          unit={unit}
          types={types}
          buildings={buildings}
          picture={picture}
          planHref={planHref}
          compared={[...new Set(beside)]}
          choices={others.filter(({ state, number }) => state === 'available' || compared.includes(number))}
          action={action}
          hiddenFields={hiddenFields}
          hrefOf={hrefOf}
          history={unit.history}
        />
        <Stack spacing={4}>
          <HoldCard
            unit={unit}
            ask={hold}
            launch={launch}
            visitHref={visitHref}
            othersHref={othersHref}
            words={words}
          />
          {isOffered(unit.state) && <InterestCard unit={unit} call={call} words={words} />}
        </Stack>
      </Beside>
      {(schedule || isOffered(unit.state)) && (
        <PagePart id="payments" title={words.payments}>
          {withoutPayments ?? (
            <PaymentSchedule
              payments={schedule?.payments ?? null}
              {...(schedule ? { starts: schedule.starts, booked: schedule.booked } : {})}
              calendarHref={schedule ? calendarHref : undefined}
              pdfHref={schedule ? pdfHref : undefined}
            />
          )}
        </PagePart>
      )}
      <PagePart id="place" title={words.place}>
        <FloorPlate
          title={words.floorOf(building?.name ?? unit.building, text.floor(unit.floor, building))}
          plate={plateOf(onFloor, floorPlan)}
          units={onFloor}
          types={types}
          hrefOf={hrefOf}
          current={unit.number}
        />
      </PagePart>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ProjectUnitPage: ProjectUnitPageLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectUnitPage: 'root' | 'beside';
  }
  interface ComponentsPropsList {
    KeProjectUnitPage: Partial<ProjectUnitPageProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectUnitPage?: {
      defaultProps?: ComponentsPropsList['KeProjectUnitPage'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectUnitPage'];
      variants?: ComponentsVariants<Theme>['KeProjectUnitPage'];
    };
  }
}
