import {
  PropertyCard,
  type PropertyCardLabels,
  type PropertyCardProperty,
  type PropertyCardProps,
} from '../PropertyCard/PropertyCard.tsx';
import { PropertyCardSkeleton } from '../PropertyCardSkeleton/PropertyCardSkeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PropertyGrid.module.css';

/** What the grid says; `card` are the words of each card. */
export interface PropertyGridLabels {
  loading: string;
  card?: Partial<PropertyCardLabels>;
}

export interface PropertyGridProps<Property extends PropertyCardProperty> {
  /** The homes in their order. */
  properties: readonly Property[];
  /** Where a card leads; the public detail page without it. */
  hrefOf?: (property: Property) => string;
  /** Ids of the kept properties. */
  favourites?: ReadonlySet<number>;
  /** Shows the hearts; asks to keep (true) or to let go (false). */
  onFavouriteChange?: (property: Property, isFavourite: boolean) => void;
  /** How many pictures are in sight when the page opens: these first ones load at once. 0 for a grid further down. */
  priorityCount?: number;
  /** Shows this many skeletons after the properties. */
  loadingCount?: number;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** More props of the parts of every card; keep the object, so that cards are not drawn again. */
  cardSlotProps?: PropertyCardProps['slotProps'];
  /** Its words in another language; English without it. */
  labels?: Partial<PropertyGridLabels> | undefined;
}

const english: PropertyGridLabels = { loading: 'Loading homes…' };

/**
 * Properties as cards in 1, 2, 3 or 4 columns by the width. While they load it shows skeletons of the same shape.
 *
 * Show an EmptyState or a FailedState instead where there is nothing to list.
 */
export function PropertyGrid<Property extends PropertyCardProperty>({
  properties,
  hrefOf,
  favourites,
  onFavouriteChange,
  priorityCount = 0,
  loadingCount = 0,
  headingLevel,
  cardSlotProps,
  labels,
}: PropertyGridProps<Property>) {
  const words = { ...english, ...labels };
  // A card without a photo has nothing to load first; the next one has.
  const first = new Set(properties.filter(({ images }) => images.length > 0).slice(0, priorityCount));
  return (
    <>
      <ul className={styles.grid} aria-busy={loadingCount > 0 || undefined}>
        {properties.map((property) => (
          <li key={property.property_id}>
            <PropertyCard
              property={property}
              href={hrefOf?.(property)}
              isFavourite={favourites?.has(property.property_id)}
              onFavouriteChange={onFavouriteChange && ((isFavourite) => onFavouriteChange(property, isFavourite))}
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
      </ul>
      {loadingCount > 0 && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
    </>
  );
}
