import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ComponentPropsWithRef } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import {
  PropertyCard,
  type PropertyCardLabels,
  type PropertyCardProperty,
  type PropertyCardProps,
} from '../PropertyCard/PropertyCard.tsx';
import { SharedCardIcons } from '../PropertyCard/PropertyCardIcons.tsx';
import { PropertyCardSkeleton } from '../PropertyCardSkeleton/PropertyCardSkeleton.tsx';

export { SharedCardIcons };

/** What the grid says; `card` are the words of each card. */
export interface PropertyGridLabels {
  loading: string;
  card?: Partial<PropertyCardLabels>;
}

export interface PropertyGridProps<Property extends PropertyCardProperty>
  extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The homes in their order. */
  properties: readonly Property[];
  /** Where a card leads; the public detail page without it. */
  hrefOf?: (property: Property) => string;
  /** Ids of the kept properties. */
  favourites?: ReadonlySet<number>;
  /** Ids of the properties that were opened before on this device. */
  seen?: ReadonlySet<number>;
  /** Shows the hearts; asks to keep (true) or to let go (false). */
  onFavouriteChange?: (property: Property, isFavourite: boolean) => void;
  /**
   * How many pictures are in sight when the page opens: these first ones load at once. 0 for a grid further down.
   * @default 0
   */
  priorityCount?: number;
  /** Shows this many skeletons after the properties. @default 0 */
  loadingCount?: number;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** More props of the parts of every card; keep the object, so that cards are not drawn again. */
  cardSlotProps?: PropertyCardProps['slotProps'];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PropertyGridLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PropertyGridLabels = { loading: 'Loading properties…' };

const Root = styled('ul', { name: 'KePropertyGrid', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  })),
);

/**
 * Properties as cards in 1, 2, 3 or 4 columns by the width. While they load it shows skeletons of the same shape.
 *
 * Show an EmptyState or a FailedState instead where there is nothing to list.
 */
export function PropertyGrid<Property extends PropertyCardProperty>(inProps: PropertyGridProps<Property>) {
  const props = useThemeProps({ props: inProps, name: 'KePropertyGrid' });
  const {
    properties,
    hrefOf,
    favourites,
    seen,
    onFavouriteChange,
    priorityCount = 0,
    loadingCount = 0,
    headingLevel,
    cardSlotProps,
    labels,
    ...other
  } = props;
  const ownerState = { ...props, priorityCount, loadingCount };
  const words = useKitWords('PropertyGrid', english, labels);
  if (properties.length === 0 && loadingCount === 0) return null;
  // A card without a photo has nothing to load first; the next one has.
  const first = new Set(properties.filter(({ images }) => images.length > 0).slice(0, priorityCount));
  return (
    <SharedCardIcons>
      <Root ownerState={ownerState} aria-busy={loadingCount > 0 || undefined} {...other}>
        {properties.map((property) => (
          <li key={property.property_id}>
            <PropertyCard
              property={property}
              href={hrefOf?.(property)}
              isFavourite={favourites?.has(property.property_id)}
              onFavouriteChange={onFavouriteChange && ((isFavourite) => onFavouriteChange(property, isFavourite))}
              isSeen={seen?.has(property.property_id)}
              isPriority={first.has(property)}
              headingLevel={headingLevel}
              slotProps={cardSlotProps}
              labels={words.card}
            />
          </li>
        ))}
        {Array.from({ length: loadingCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <li key={`loading-${index}`} aria-hidden="true">
            <PropertyCardSkeleton />
          </li>
        ))}
      </Root>
      {loadingCount > 0 && (
        <span style={visuallyHidden} role="status">
          {words.loading}
        </span>
      )}
    </SharedCardIcons>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PropertyGrid: PropertyGridLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePropertyGrid: 'root';
  }
  interface ComponentsPropsList {
    KePropertyGrid: Partial<PropertyGridProps<PropertyCardProperty>>;
  }
  interface Components<Theme = unknown> {
    KePropertyGrid?: {
      defaultProps?: ComponentsPropsList['KePropertyGrid'];
      styleOverrides?: ComponentsOverrides<Theme>['KePropertyGrid'];
      variants?: ComponentsVariants<Theme>['KePropertyGrid'];
    };
  }
}
