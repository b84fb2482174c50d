import { UNIT_STATES } from '@karachi-estates/domain/projects/states';
import type { UnitFilters } from '@karachi-estates/domain/projects/unitFilters';
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
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { ApprovalsPanel, type ApprovalsPanelProps } from '../ApprovalsPanel/ApprovalsPanel.tsx';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import { FailedState } from '../FailedState/FailedState.tsx';
import type { PlateDescription } from '../FloorPlate/plate.ts';
import { MasterPlan, type SitePlan } from '../MasterPlan/MasterPlan.tsx';
import { type ProgressStep, ProgressTimeline } from '../ProgressTimeline/ProgressTimeline.tsx';
import type { ProjectBuilding, ProjectUnit, ProjectUnitType } from '../UnitCard/unit.ts';
import { PageHead, PagePart, type Trail } from './parts.tsx';
import { Row } from './UnitsPageRow.tsx';
import { UnitsPart } from './UnitsPart.tsx';
import { anchorOf, countAvailable, floorsOf } from './unitsOfPage.ts';

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
  /** What has to be said before all else: that the units are samples, how old their states are. @default [] */
  notes?: readonly ReactNode[];
  /**
   * For a page that is a file: of which moment its states are, and where today's are. Browsers with scripts do not show
   * it.
   */
  asOf?: ReactNode;
  /** More of that, such as a launch that gives the units out. */
  notice?: ReactNode;
  /** How the building grows, newest first. @default [] */
  progress?: readonly ProgressStep[];
  /** How the site is drawn; its buildings are a list without it. */
  sitePlan?: SitePlan | undefined;
  /** How the floors are drawn. */
  floorPlan: PlateDescription;
  /** What the address asks for. */
  filters: UnitFilters;
  /** The address asks for the units as cards. @default false */
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
   * @default false
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
    filterAction,
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
  const { buildings, approvals } = read.project;
  const onSite = ({ id, name: called }: ProjectBuilding) => {
    const inside = units.filter((unit) => unit.building === id);
    const [lowest] = floorsOf(units, id);
    return {
      id,
      name: called,
      href: `${path}?building=${encodeURIComponent(id)}#${isFile && lowest !== undefined ? anchorOf(id, lowest) : 'units'}`,
      available: countAvailable(inside),
      total: inside.length,
    };
  };

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
          <MasterPlan project={name} plan={sitePlan} buildings={buildings.map(onSite)} current={filters.building} />
        </PagePart>
      )}

      <UnitsPart page={ownerState} read={read} words={words} />

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
