import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './ResidenceOverview.module.css';

export interface ResidenceOverviewItem {
  /** Id of the section with the details. */
  id: string;
  name: string;
  title: string;
  summary: string;
  picture: PictureSource;
  alt: string;
}

export interface ResidenceOverviewProps {
  /** The types of home, in their order. */
  residences: readonly ResidenceOverviewItem[];
  /** 'View details' */
  viewDetails: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The types of home at a glance; each card leads to its section on the same page.
 *
 * Use ResidenceSection instead to show one of them in full.
 */
export function ResidenceOverview({ residences, viewDetails, linkComponent: Anchor = 'a' }: ResidenceOverviewProps) {
  return (
    <ul className={styles.cards}>
      {residences.map(({ id, name, title, summary, picture, alt }) => (
        <li key={id} className={styles.card}>
          <Picture
            picture={picture}
            alt={alt}
            // The picture is cut to a portrait, so its own width is larger than the card's.
            sizes="(min-width: 80em) 36rem, (min-width: 64em) 48vw, (min-width: 40em) 60vw, 80vw"
            ratio="fill"
          />
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <h3 className={styles.name}>
              <Anchor href={`#${id}`} className={styles.link}>
                {name}
              </Anchor>
            </h3>
            <p className={styles.summary}>{summary}</p>
            <span className={styles.more} aria-hidden="true">
              {viewDetails}
              <Icon name="arrow-forward" size="text" mirrored />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
