import { pictureSrcSet } from '@karachi-estates/domain/media/pictures';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { Avatar } from '../Avatar/Avatar.tsx';
import { FavouriteButton } from '../FavouriteButton/FavouriteButton.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import styles from './PropertyCard.module.css';

/** What a card shows of a property; the API's short form has these fields. */
export interface PropertyCardProperty {
  property_id: number;
  title: string;
  slug: string;
  /** Whole rupees, by the month when rented. */
  price: number;
  purpose: 'sale' | 'rent';
  property_type: string;
  city: string;
  area: string;
  /** The size as the seller wrote it; shown when longer than one character. */
  dimension: string;
  /** Square feet, shown where `dimension` says nothing. */
  area_sqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** 1 means parking. */
  garage: number;
  featured: boolean;
  /** Only the first is shown. */
  images: readonly PictureSource[];
  photo_count: number;
  seller_name: string;
  seller_profile_image: string | null;
}

export interface PropertyCardProps {
  property: PropertyCardProperty;
  /** Router link of the page around; called with `href`. */
  linkComponent?: LinkComponent;
  /** Where the card leads; the public detail page without it. */
  href?: string;
  isFavourite?: boolean;
  /** Shows the heart; asks to keep (true) or to let go (false). */
  onFavouriteChange?: (isFavourite: boolean) => void;
  /** For the first cards of a page: the picture is loaded at once and first. */
  isPriority?: boolean;
  /** Width of the picture for the browser's choice; the default is that of PropertyGrid. */
  sizes?: string;
  headingLevel?: 2 | 3 | 4;
}

// Beyond two pixels a point nobody sees more on a card, and a list on a phone would weigh three times as much.
const CARD_WIDEST = 640;
const GRID_SIZES = '(min-width:80em) 18.25rem,(min-width:64em) 30vw,(min-width:40em) 46vw,92vw';

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function sizeText({ dimension, area_sqft }: PropertyCardProperty): string | undefined {
  if (dimensionIsShown(dimension)) return dimension;
  return area_sqft ? formatAreaSize({ sqft: area_sqft }) : undefined;
}

/** A card is never wider than this asks for, and the sizes beyond would only make every list longer. */
function atCardSize(picture: PictureSource): PictureSource {
  return { ...picture, srcSet: picture.srcSet ?? pictureSrcSet(picture.src, Math.min(picture.width, CARD_WIDEST)) };
}

/**
 * One property in a list: picture, price as people say it, title, place, rooms and seller. The whole card is one link, the
 * heart stays a button of its own.
 *
 * Use OwnPropertyCard instead in the seller's workspace.
 */
export function PropertyCard({
  property,
  linkComponent: Link = 'a',
  href = propertyPath(property),
  isFavourite = false,
  onFavouriteChange,
  isPriority = false,
  sizes = GRID_SIZES,
  headingLevel = 3,
}: PropertyCardProps) {
  const { title, price, purpose, bedrooms, bathrooms, photo_count, seller_name, seller_profile_image } = property;
  const type = propertyTypeLabel(property.property_type);
  const picture = property.images[0];
  const size = sizeText(property);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {picture ? (
          <Picture
            picture={atCardSize(picture)}
            alt={`${type} in ${property.area}`}
            sizes={sizes}
            ratio="fill"
            priority={isPriority}
          />
        ) : (
          <span className={styles.noPhoto}>No photo yet</span>
        )}
        <span className={styles.badges}>
          <b>{type}</b>
          {property.featured && <b className={styles.featured}>Featured</b>}
        </span>
        {photo_count > 1 && <span className={`${styles.count} ${styles.camera}`}>{counted(photo_count, 'photo')}</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <PriceText price={price} purpose={purpose} />
          {property.garage === 1 && <span className={styles.parking}>Parking</span>}
        </div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.pin}>
          <span>{`${property.area}, ${property.city}`}</span>
        </p>
        <ul className={styles.facts}>
          {bedrooms !== null && <li className={styles.bed}>{counted(bedrooms, 'bed')}</li>}
          {bathrooms !== null && <li className={styles.bath}>{counted(bathrooms, 'bath')}</li>}
          {size && (
            <li className={styles.area}>
              <span>{size}</span>
            </li>
          )}
        </ul>
        <div className={styles.foot}>
          <Avatar name={seller_name} src={seller_profile_image} size="small" />
          <span className={styles.seller}>{seller_name}</span>
          <Link className={styles.link} href={href} aria-label={`View Details: ${title}`}>
            View Details
          </Link>
        </div>
      </div>
      {onFavouriteChange && (
        <div className={styles.heart}>
          <FavouriteButton isFavourite={isFavourite} title={title} onChange={onFavouriteChange} />
        </div>
      )}
    </article>
  );
}
