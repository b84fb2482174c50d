import { pictureSrcSet } from '@karachi-estates/domain/media/pictures';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown, formatAreaSize } from '@karachi-estates/domain/properties/dimension';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { memo } from 'react';
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
  /** Shown from one on: a shop has none, and nobody wants to read that. */
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

/** What the card says. The names of the types are the domain's. */
export interface PropertyCardLabels {
  /** Describes the picture. */
  picture: (type: string, area: string) => string;
  noPhoto: string;
  photos: (count: number) => string;
  featured: string;
  /** PriceText's own without it. */
  perMonth?: string;
  parking: string;
  beds: (count: number) => string;
  baths: (count: number) => string;
  /** On the link; the title follows for screen readers. */
  viewDetails: string;
  /** The heart's, FavouriteButton's own without it. */
  save?: string;
}

export interface PropertyCardProps {
  /** What is shown. */
  property: PropertyCardProperty;
  /** Router link of the page around; called with `href`. */
  linkComponent?: LinkComponent;
  /** Where the card leads; the public detail page without it. */
  href?: string;
  /** The heart is full. */
  isFavourite?: boolean;
  /** Shows the heart; asks to keep (true) or to let go (false). */
  onFavouriteChange?: (isFavourite: boolean) => void;
  /** For the first cards of a page: the picture is loaded at once and first. */
  isPriority?: boolean;
  /** Width of the picture for the browser's choice; the default is that of PropertyGrid. */
  sizes?: string;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3 | 4;
  /** Its words in another language; English without it. */
  labels?: Partial<PropertyCardLabels> | undefined;
}

// Beyond two pixels a point nobody sees more on a card, and a list on a phone would weigh three times as much.
const CARD_WIDEST = 640;
const GRID_SIZES = '(min-width:80em) 18.25rem,(min-width:64em) 30vw,(min-width:40em) 46vw,92vw';

const counted = (one: string) => (count: number) => `${count} ${one}${count === 1 ? '' : 's'}`;

const english: PropertyCardLabels = {
  picture: (type, area) => `${type} in ${area}`,
  noPhoto: 'No photo yet',
  photos: counted('photo'),
  featured: 'Featured',
  parking: 'Parking',
  beds: counted('bed'),
  baths: counted('bath'),
  viewDetails: 'View Details',
};

function sizeText({ dimension, area_sqft }: PropertyCardProperty): string | undefined {
  if (dimensionIsShown(dimension)) return dimension;
  return area_sqft ? formatAreaSize({ sqft: area_sqft }) : undefined;
}

/** A card is never wider than this asks for, and the sizes beyond would only make every list longer. */
function atCardSize(picture: PictureSource): PictureSource {
  return { ...picture, srcSet: picture.srcSet ?? pictureSrcSet(picture.src, Math.min(picture.width, CARD_WIDEST)) };
}

type CardFaceProps = Required<
  Pick<PropertyCardProps, 'property' | 'linkComponent' | 'href' | 'isPriority' | 'sizes' | 'headingLevel'>
> &
  Pick<PropertyCardProps, 'labels'>;

/** All of a card but the heart: a list of them is drawn once, whatever happens to its hearts. */
const CardFace = memo(function CardFace({
  property,
  linkComponent: Link,
  href,
  isPriority,
  sizes,
  headingLevel,
  labels,
}: CardFaceProps) {
  const words = { ...english, ...labels };
  const { title, price, purpose, bedrooms, bathrooms, photo_count, seller_name, seller_profile_image } = property;
  const type = propertyTypeLabel(property.property_type);
  const picture = property.images[0];
  const size = sizeText(property);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className={styles.photo}>
        {picture ? (
          <Picture
            picture={atCardSize(picture)}
            alt={words.picture(type, property.area)}
            sizes={sizes}
            ratio="fill"
            priority={isPriority}
          />
        ) : (
          <span className={styles.noPhoto}>{words.noPhoto}</span>
        )}
        <span className={styles.badges}>
          <b>{type}</b>
          {property.featured && <b className={styles.featured}>{words.featured}</b>}
        </span>
        {photo_count > 1 && <span className={`${styles.count} ${styles.camera}`}>{words.photos(photo_count)}</span>}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <PriceText price={price} purpose={purpose} perMonth={words.perMonth} />
          {property.garage === 1 && <span className={styles.parking}>{words.parking}</span>}
        </div>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.pin}>
          <span>{`${property.area}, ${property.city}`}</span>
        </p>
        <ul className={styles.facts}>
          {bedrooms ? <li className={styles.bed}>{words.beds(bedrooms)}</li> : null}
          {bathrooms ? <li className={styles.bath}>{words.baths(bathrooms)}</li> : null}
          {size && (
            <li className={styles.area}>
              <span>{size}</span>
            </li>
          )}
        </ul>
        <div className={styles.foot}>
          <Avatar name={seller_name} src={seller_profile_image} size="small" />
          <span className={styles.seller}>{seller_name}</span>
          <Link className={styles.link} href={href} aria-label={`${words.viewDetails}: ${title}`}>
            {words.viewDetails}
          </Link>
        </div>
      </div>
    </>
  );
});

/**
 * One property in a list: picture, price as people say it, title, place, rooms and seller. The whole card is one link, the
 * heart stays a button of its own.
 *
 * Use OwnPropertyCard instead in the seller's workspace.
 */
export function PropertyCard({
  property,
  linkComponent = 'a',
  href = propertyPath(property),
  isFavourite = false,
  onFavouriteChange,
  isPriority = false,
  sizes = GRID_SIZES,
  headingLevel = 3,
  labels,
}: PropertyCardProps) {
  return (
    <article className={styles.card}>
      <CardFace
        property={property}
        linkComponent={linkComponent}
        href={href}
        isPriority={isPriority}
        sizes={sizes}
        headingLevel={headingLevel}
        labels={labels}
      />
      {onFavouriteChange && (
        <div className={styles.heart}>
          <FavouriteButton
            isFavourite={isFavourite}
            title={property.title}
            onChange={onFavouriteChange}
            saveLabel={labels?.save}
          />
        </div>
      )}
    </article>
  );
}
