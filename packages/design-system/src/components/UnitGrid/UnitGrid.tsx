import type { UnitFilters } from '@karachi-estates/domain/projects/unitFilters';
import Button from '@mui/material/Button';
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
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FailedState } from '../FailedState/FailedState.tsx';
import { UnitCard } from '../UnitCard/UnitCard.tsx';
import { type ProjectBuilding, type ProjectUnit, type ProjectUnitType, useUnitText } from '../UnitCard/unit.ts';
import { UnitGridFilters } from './UnitGridFilters.tsx';

export {
  readUnitFilters,
  type UnitFilters,
  unitFilterEntries,
  unitMatches,
} from '@karachi-estates/domain/projects/unitFilters';

/** What the filters and the list say. */
export interface UnitGridLabels {
  filters: string;
  building: string;
  floor: string;
  type: string;
  facing: string;
  state: string;
  /** The unit of the area stands in it. */
  minArea: (unit: string) => string;
  maxPrice: string;
  /** How a price may be written. */
  priceExample: string;
  any: string;
  apply: string;
  clear: string;
  found: (shown: number, total: number) => string;
  loading: string;
  none: string;
  noneHint: string;
  noUnits: string;
  noUnitsHint: string;
  failed: string;
}

export interface UnitGridProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The units that the filters leave; undefined while they are on their way. */
  units: readonly ProjectUnit[] | undefined;
  /** All units of the project: what filters can ask for. */
  all: readonly ProjectUnit[];
  /** The kinds of unit in the project. */
  types: readonly ProjectUnitType[];
  /** Its buildings. */
  buildings: readonly ProjectBuilding[];
  /** The filters in force. */
  filters: UnitFilters;
  /** Address of the list; the browser goes there itself without JavaScript. */
  action: string;
  /** Values that the form sends along, such as which view is open. @default {} */
  keep?: Readonly<Record<string, string>>;
  /** Takes over from the browser. */
  onFilter?: (filters: UnitFilters) => void;
  /** The page of a unit. */
  hrefOf: (unit: ProjectUnit) => string;
  /** Takes the place of the cards: the plan of a floor. */
  children?: ReactNode;
  /** They could not be loaded. @default false */
  failed?: boolean;
  /** Loads them again. */
  onRetry?: () => void;
  /** The id of the request that failed. */
  reference?: string | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<UnitGridLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: UnitGridLabels = {
  filters: 'Filters',
  building: 'Building',
  floor: 'Floor',
  type: 'Type',
  facing: 'Faces',
  state: 'State',
  minArea: (unit) => `Area from, ${unit}`,
  maxPrice: 'Price up to',
  priceExample: '6 crore',
  any: 'Any',
  apply: 'Apply filters',
  clear: 'Clear all',
  found: (shown, total) => (shown === total ? `${total} units` : `${shown} of ${total} units`),
  loading: 'Loading the units…',
  none: 'No unit fits these filters',
  noneHint: 'Leave a filter out, or look at all units.',
  noUnits: 'No units yet',
  noUnitsHint: 'The developer has not published any. Register your interest to hear of them first.',
  failed: 'The units could not be loaded',
};

const Root = styled('div', { name: 'KeUnitGrid', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), '& > *': { minWidth: 0 } })),
);

const Found = styled('p', { name: 'KeUnitGrid', slot: 'Found' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ ...theme.typography.subtitle1, margin: 0 })),
);

const List = styled('ul', { name: 'KeUnitGrid', slot: 'List' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid' },
  })),
);

/**
 * The units of a project as cards, with filters for building, floor, type, facing, state, area and price. The filters
 * are a form that the browser itself sends where there is no JavaScript; their values stand in the address.
 *
 * Use FloorPlate instead to see where units lie, PropertyGrid for listings of the marketplace.
 */
export function UnitGrid(inProps: UnitGridProps) {
  const props = useThemeProps({ props: inProps, name: 'KeUnitGrid' });
  const {
    units,
    all,
    types,
    buildings,
    filters,
    action,
    keep = {},
    onFilter,
    hrefOf,
    children,
    failed = false,
    onRetry,
    reference,
    labels,
    ...other
  } = props;
  const ownerState = { ...props, failed };
  const words = useKitWords('UnitGrid', english, labels);
  const text = useUnitText(types);
  const nameOf = (building: string) => buildings.find((each) => each.id === building)?.name ?? building;
  const query = new URLSearchParams(keep).toString();
  const clear = (
    <Button href={query ? `${action}?${query}` : action} variant="text">
      {words.clear}
    </Button>
  );

  if (failed) {
    return (
      <Root ownerState={ownerState} {...other}>
        <FailedState title={words.failed} reference={reference} onRetry={onRetry} />
      </Root>
    );
  }
  if (units && all.length === 0) {
    return (
      <Root ownerState={ownerState} {...other}>
        <EmptyState title={words.noUnits}>{words.noUnitsHint}</EmptyState>
      </Root>
    );
  }
  return (
    <Root ownerState={ownerState} {...other}>
      <UnitGridFilters
        // Other filters are another form: what is chosen stands in its fields.
        key={JSON.stringify(filters)}
        all={all}
        types={types}
        buildings={buildings}
        filters={filters}
        action={action}
        keep={keep}
        onFilter={onFilter}
        clear={clear}
        words={words}
        ownerState={ownerState}
      />
      {!units ? (
        <div role="status" aria-label={words.loading}>
          <List ownerState={ownerState} as="div">
            {Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
              <Skeleton key={index} variant="rounded" height="12rem" />
            ))}
          </List>
        </div>
      ) : (
        <>
          <Found ownerState={ownerState} role="status">
            {words.found(units.length, all.length)}
          </Found>
          {units.length === 0 ? (
            <EmptyState title={words.none} action={clear}>
              {words.noneHint}
            </EmptyState>
          ) : (
            children || (
              <List ownerState={ownerState}>
                {units.map((unit) => (
                  <li key={unit.number}>
                    <UnitCard
                      unit={unit}
                      types={types}
                      buildingName={buildings.length > 1 ? nameOf(unit.building) : undefined}
                      floorName={text.floor(
                        unit.floor,
                        buildings.find((each) => each.id === unit.building),
                      )}
                      href={hrefOf(unit)}
                    />
                  </li>
                ))}
              </List>
            )
          )}
        </>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    UnitGrid: UnitGridLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeUnitGrid: 'root' | 'filters' | 'buttons' | 'found' | 'list';
  }
  interface ComponentsPropsList {
    KeUnitGrid: Partial<UnitGridProps>;
  }
  interface Components<Theme = unknown> {
    KeUnitGrid?: {
      defaultProps?: ComponentsPropsList['KeUnitGrid'];
      styleOverrides?: ComponentsOverrides<Theme>['KeUnitGrid'];
      variants?: ComponentsVariants<Theme>['KeUnitGrid'];
    };
  }
}
