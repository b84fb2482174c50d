import { UNIT_STATES } from '@karachi-estates/domain/projects/states';
import { type UnitFilters, unitFilterEntries, unitMatches } from '@karachi-estates/domain/projects/unitFilters';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Skeleton from '@mui/material/Skeleton';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { chosenInContrast } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { ApprovalsPanel, type ApprovalsPanelProps } from '../ApprovalsPanel/ApprovalsPanel.tsx';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import { FailedState } from '../FailedState/FailedState.tsx';
import { FloorPlate } from '../FloorPlate/FloorPlate.tsx';
import { type PlateDescription, plateOf } from '../FloorPlate/plate.ts';
import { MasterPlan, type SitePlan } from '../MasterPlan/MasterPlan.tsx';
import { type ProgressStep, ProgressTimeline } from '../ProgressTimeline/ProgressTimeline.tsx';
import { type ProjectBuilding, type ProjectUnit, type ProjectUnitType, useUnitText } from '../UnitCard/unit.ts';
import { UnitGrid } from '../UnitGrid/UnitGrid.tsx';
import { PageHead, PagePart, type Trail } from './parts.tsx';
import { shownFloor } from './shownFloor.ts';

export { readUnitFilters, type UnitFilters } from '@karachi-estates/domain/projects/unitFilters';
export type { ProgressStep } from '../ProgressTimeline/ProgressTimeline.tsx';

/** What stands around the units of a project. */
export interface ProjectUnitsPageLabels {
  trail: string;
  lead: string;
  counts: string;
  site: string;
  units: string;
  view: string;
  plan: string;
  list: string;
  floors: (building: string) => string;
  floorOf: (building: string, floor: string) => string;
  floorCount: (floor: string, available: number) => string;
  progress: string;
  approvals: string;
  loading: string;
  failed: string;
}

/** A project and all its units, as the API gives them. */
export interface ProjectUnitsRead {
  project: {
    buildings: readonly ProjectBuilding[];
    types: readonly ProjectUnitType[];
    approvals: ApprovalsPanelProps['approvals'];
  };
  units: readonly ProjectUnit[];
}

export interface ProjectUnitsPageProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Its heading. */
  title: string;
  /** What the project is called in short. */
  name: string;
  /** The project and its units; undefined while they are on their way. */
  read: ProjectUnitsRead | undefined;
  /** The pages above this one, the highest first. */
  trail: Trail;
  /** What has to be said before all else: that the units are samples, how old their states are. */
  notes?: readonly ReactNode[];
  /**
   * For a page that is a file: of which moment its states are, and where today's are. Browsers with scripts do not show
   * it.
   */
  asOf?: ReactNode;
  /** More of that, such as a launch that gives the units out. */
  notice?: ReactNode;
  /** How the building grows, newest first. */
  progress?: readonly ProgressStep[];
  /** How the site is drawn; its buildings are a list without it. */
  sitePlan?: SitePlan | undefined;
  /** How the floors are drawn. */
  floorPlan: PlateDescription;
  /** What the address asks for. */
  filters: UnitFilters;
  /** The address asks for the units as cards. */
  isList?: boolean;
  /** The page's address. Filters and view follow it as its query. */
  path: string;
  /** Where the browser itself sends the filters without scripts; the page's address without it. */
  filterAction?: string | undefined;
  /** Takes an address of this page over from the browser, where other filters were sent. */
  onFilter: (address: string) => void;
  /** The page of a unit. */
  hrefOf: (unit: ProjectUnit) => string;
  /**
   * The page is a file that is the same for every address: without scripts all floors stand in it, and what could not
   * answer is left out.
   */
  isFile?: boolean;
  /** The units could not be loaded. */
  failed?: { reference?: string | undefined; retry: () => void } | undefined;
  /** What follows the approvals. */
  children?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ProjectUnitsPageLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: ProjectUnitsPageLabels = {
  trail: 'You are here',
  lead: 'Choose a building, a floor and a unit. A unit that you like can be held for 24 hours.',
  counts: 'How many units are in which state',
  site: 'The site',
  units: 'Available homes',
  view: 'View',
  plan: 'Plan',
  list: 'List',
  floors: (building) => `Floors of ${building}`,
  floorOf: (building, floor) => `${building}, ${floor}`,
  floorCount: (floor, available) => `${floor}: ${available} available`,
  progress: 'How the building grows',
  approvals: 'Approvals and papers',
  loading: 'Loading the units',
  failed: 'The units could not be loaded',
};

const Root = styled('article', { name: 'KeProjectUnitsPage', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(5), '& > *': { minWidth: 0 } })),
);

const Row = styled('ul', { name: 'KeProjectUnitsPage', slot: 'Row' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '&.counts': { gap: theme.spacing(1, 3) },
    '&.counts > li': { display: 'flex', gap: theme.spacing(1), alignItems: 'center' },
  })),
);

const Choice = styled(Button, { name: 'KeProjectUnitsPage', slot: 'Choice' })<{ ownerState: object }>({
  // Which of several is shown is said by their grounds, which contrast themes take away.
  '@media (forced-colors: active)': {
    '&[aria-current]': chosenInContrast,
  },
});

const Floors = styled('div', { name: 'KeProjectUnitsPage', slot: 'Floors' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > *': { minWidth: 0 } })),
);

/** What the view is in an address. */
const LIST = 'list';

/** The anchor of a floor's plan. */
const anchorOf = (building: string, floor: number) => `floor-${building}-${floor}`;

/**
 * The units of a project on one page: how many can be had, the site, the floors with their tables, all units as cards
 * under filters, progress and approvals. What is chosen stands in the address, which the page neither reads nor writes
 * itself.
 *
 * Use its parts instead (MasterPlan, FloorPlate, UnitGrid) for a part of another page.
 */
export function ProjectUnitsPage(inProps: ProjectUnitsPageProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectUnitsPage' });
  const {
    title,
    name,
    read,
    trail,
    notes = [],
    asOf,
    notice,
    progress = [],
    sitePlan,
    floorPlan,
    filters,
    isList = false,
    path,
    filterAction = path,
    onFilter,
    hrefOf,
    isFile = false,
    failed,
    children,
    labels,
    ...other
  } = props;
  const ownerState = { ...props, isList, isFile };
  const words = useKitWords('ProjectUnitsPage', english, labels);
  const { buildings, types, approvals } = read?.project ?? { buildings: [], types: [], approvals: [] };
  const text = useUnitText(types);
  if (!read) {
    return (
      <Root ownerState={ownerState} {...other}>
        {failed ? (
          <FailedState level={1} title={words.failed} reference={failed.reference} onRetry={failed.retry} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton width="40%" height="4rem" />
            <Skeleton width="80%" />
            <Skeleton variant="rounded" height="20rem" sx={{ mt: 3 }} />
          </div>
        )}
      </Root>
    );
  }

  const { units } = read;
  const address = (change: UnitFilters, asList = isList) => {
    const query = new URLSearchParams(unitFilterEntries({ ...filters, ...change }));
    if (asList) query.set('view', LIST);
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const matching = units.filter((unit) => unitMatches(unit, filters));
  const available = (of: readonly ProjectUnit[]) => of.filter(({ state }) => state === 'available').length;
  const on = (building: string, floor: number) =>
    units.filter((unit) => unit.building === building && unit.floor === floor);
  const floorsOf = (building: string) => [
    ...new Set(units.filter((unit) => unit.building === building).map(({ floor }) => floor)),
  ];
  const shown = shownFloor(units, matching, filters);
  const building = buildings.find(({ id }) => id === shown.building);
  const isShown = (of: string, floor: number) => of === shown.building && floor === shown.floor;
  const plateOn = (of: ProjectBuilding, floor: number) => (
    <FloorPlate
      key={anchorOf(of.id, floor)}
      id={anchorOf(of.id, floor)}
      title={words.floorOf(of.name, text.floor(floor, of))}
      plate={plateOf(on(of.id, floor), floorPlan)}
      units={on(of.id, floor)}
      types={types}
      hrefOf={hrefOf}
      dimmed={(unit) => !matching.some(({ number }) => number === unit.number)}
    />
  );
  const viewOf = (asList: boolean) => (
    <Choice
      ownerState={ownerState}
      href={`${address({}, asList)}#units`}
      variant={isList === asList ? 'contained' : 'outlined'}
      aria-current={isList === asList ? 'true' : undefined}
    >
      {asList ? words.list : words.plan}
    </Choice>
  );

  return (
    <Root ownerState={ownerState} {...other}>
      <PageHead title={title} lead={words.lead} trail={trail} trailLabel={words.trail} notes={notes} asOf={asOf}>
        {notice}
        {/* biome-ignore lint/a11y/useSemanticElements: counts, no fields */}
        <div role="group" aria-label={words.counts}>
          <Row ownerState={ownerState} className="counts">
            {UNIT_STATES.map((state) => (
              <li key={state}>
                <AvailabilityBadge state={state} />
                <strong>{units.filter((unit) => unit.state === state).length}</strong>
              </li>
            ))}
          </Row>
        </div>
      </PageHead>

      {units.length > 0 && buildings.length > 0 && (
        <PagePart id="site" title={words.site}>
          <MasterPlan
            project={name}
            plan={sitePlan}
            buildings={buildings.map(({ id, name: called }) => {
              const inside = units.filter((unit) => unit.building === id);
              const [lowest] = floorsOf(id);
              return {
                id,
                name: called,
                href: `${path}?building=${encodeURIComponent(id)}#${isFile && lowest !== undefined ? anchorOf(id, lowest) : 'units'}`,
                available: available(inside),
                total: inside.length,
              };
            })}
            current={filters.building}
          />
        </PagePart>
      )}

      <PagePart id="units" title={words.units}>
        <ButtonGroup
          aria-label={words.view}
          sx={{ alignSelf: 'start', ...(isFile && { '@media (scripting: none)': { display: 'none' } }) }}
        >
          {viewOf(false)}
          {viewOf(true)}
        </ButtonGroup>
        <UnitGrid
          units={matching}
          all={units}
          types={types}
          buildings={buildings}
          filters={filters}
          action={filterAction}
          keep={isList ? { view: LIST } : {}}
          onFilter={(chosen) => {
            const query = new URLSearchParams(unitFilterEntries(chosen));
            if (isList) query.set('view', LIST);
            onFilter(`${path}?${query}#units`);
          }}
          hrefOf={hrefOf}
        >
          {!isList && building && shown.floor !== undefined && (
            <Floors ownerState={ownerState}>
              <nav aria-label={words.floors(building.name)}>
                <Row ownerState={ownerState}>
                  {floorsOf(building.id).map((floor) => (
                    <li key={floor}>
                      <Choice
                        ownerState={ownerState}
                        href={`${address({ building: building.id, floor })}#${isFile ? anchorOf(building.id, floor) : 'units'}`}
                        variant={floor === shown.floor ? 'contained' : 'outlined'}
                        aria-current={floor === shown.floor ? 'true' : undefined}
                        aria-label={words.floorCount(text.floor(floor, building), available(on(building.id, floor)))}
                      >
                        {text.floor(floor, building)}
                      </Choice>
                    </li>
                  ))}
                </Row>
              </nav>
              {plateOn(building, shown.floor)}
            </Floors>
          )}
        </UnitGrid>
        {isFile && (
          <noscript>
            <Floors ownerState={ownerState}>
              {buildings.flatMap((of) =>
                floorsOf(of.id)
                  .filter((floor) => !isShown(of.id, floor))
                  .map((floor) => plateOn(of, floor)),
              )}
            </Floors>
          </noscript>
        )}
      </PagePart>

      {progress.length > 0 && (
        <PagePart id="progress" title={words.progress}>
          <ProgressTimeline steps={progress} />
        </PagePart>
      )}
      <PagePart id="approvals" title={words.approvals}>
        <ApprovalsPanel approvals={approvals} sx={{ maxWidth: '44rem' }} />
      </PagePart>
      {children}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ProjectUnitsPage: ProjectUnitsPageLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectUnitsPage: 'root' | 'row' | 'choice' | 'floors';
  }
  interface ComponentsPropsList {
    KeProjectUnitsPage: Partial<ProjectUnitsPageProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectUnitsPage?: {
      defaultProps?: ComponentsPropsList['KeProjectUnitsPage'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectUnitsPage'];
      variants?: ComponentsVariants<Theme>['KeProjectUnitsPage'];
    };
  }
}
