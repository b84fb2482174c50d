import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './LocationSection.module.css';

export interface LocationSectionProps {
  /** A map or a view. */
  picture: PictureSource;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Opens the picture at its full size in a new tab. */
  enlarge?: { label: string; href: string };
  /** What is near, with the time already written for people: '5 min'. */
  places: readonly { name: string; time: string }[];
  /** Above the list of places. */
  placesTitle: string;
  /** Under the list: by which traffic, for example. */
  note?: string;
}

/**
 * Where a project lies: its map, and how long it takes to what is near.
 *
 * Use Picture instead for a map without places.
 */
export function LocationSection({ picture, alt, enlarge, places, placesTitle, note }: LocationSectionProps) {
  return (
    <div className={styles.location}>
      <figure className={styles.map}>
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80em) 52rem, (min-width: 64em) 66vw, 100vw"
          ratio="natural"
        />
        {enlarge && (
          <a className={styles.enlarge} href={enlarge.href} target="_blank" rel="noreferrer">
            <Icon name="map" size="text" />
            {enlarge.label}
          </a>
        )}
      </figure>
      <div className={styles.near}>
        <h3 className={styles.title}>{placesTitle}</h3>
        <dl className={styles.places}>
          {places.map(({ name, time }) => (
            <div key={name} className={styles.place}>
              <dt>{name}</dt>
              <dd className={styles.time}>{time}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
