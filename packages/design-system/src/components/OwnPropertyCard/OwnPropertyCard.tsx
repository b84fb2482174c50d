import { myPropertyEditPath, myPropertyPath } from '@karachi-estates/domain/properties/address';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture } from '../Picture/Picture.tsx';
import { PriceText } from '../PriceText/PriceText.tsx';
import type { PropertyCardProperty } from '../PropertyCard/PropertyCard.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import styles from './OwnPropertyCard.module.css';
import { englishMenu, OwnPropertyCardMenu, type OwnPropertyCardMenuLabels } from './OwnPropertyCardMenu.tsx';

/** What the card shows of a seller's own property. */
export interface OwnPropertyCardProperty
  extends Pick<
    PropertyCardProperty,
    'property_id' | 'title' | 'price' | 'purpose' | 'property_type' | 'city' | 'area' | 'featured' | 'images'
  > {
  status: ListingStatus;
  paused_by_plan: boolean;
  views_30d: number;
  contacts_30d: number;
}

/** What the card says. The names of types and of the other states are the domain's. */
export interface OwnPropertyCardLabels extends OwnPropertyCardMenuLabels {
  noPhoto: string;
  featured: string;
  /** StatusBadge's own without it. */
  pausedByPlan?: string;
  /** What it is and where: "House in Clifton, Karachi". */
  place: (type: string, area: string, city: string) => string;
  /** PriceText's own without it. */
  perMonth?: string;
  views: string;
  contacts: string;
  /** On the button; the title follows for screen readers. */
  edit: string;
}

export interface OwnPropertyCardProps {
  /** What is shown. */
  property: OwnPropertyCardProperty;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
  /** Offers what may become of the listing next: pause, resume, sold, rented, delete. */
  onStatusChange?: (status: ListingStatus) => void;
  /** A change is under way. */
  isBusy?: boolean;
  /** Level of the heading in the outline of the page. */
  headingLevel?: 2 | 3;
  /** Its words in another language; English without it. */
  labels?: Partial<OwnPropertyCardLabels> | undefined;
}

const english: OwnPropertyCardLabels = {
  ...englishMenu,
  noPhoto: 'No photo yet',
  featured: 'Featured',
  place: (type, area, city) => `${type} in ${area}, ${city}`,
  views: 'Views, 30 days',
  contacts: 'Contacts',
  edit: 'Edit',
};

const SIZES = '(min-width: 40em) 12rem, 7.5rem';

/**
 * One property in its seller's workspace: its state, how many people looked and got in touch, Edit, and what may become of
 * it next.
 *
 * Use PropertyCard instead on public pages.
 */
export function OwnPropertyCard({
  property,
  linkComponent: Link = 'a',
  onStatusChange,
  isBusy = false,
  headingLevel = 3,
  labels,
}: OwnPropertyCardProps) {
  const words = { ...english, ...labels };
  const { property_id, title, status, purpose } = property;
  const picture = property.images[0];
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-busy={isBusy || undefined}>
      <div className={styles.inner} data-quiet={status !== 'active' || undefined}>
        <div className={styles.photo}>
          {picture ? (
            <Picture picture={picture} alt="" sizes={SIZES} ratio="fill" />
          ) : (
            <span className={styles.noPhoto}>
              <Icon name="add-photo" size="large" />
              {words.noPhoto}
            </span>
          )}
        </div>
        <div className={styles.body}>
          <div className={styles.badges}>
            <StatusBadge
              status={status}
              isPausedByPlan={property.paused_by_plan}
              pausedByPlanLabel={words.pausedByPlan}
            />
            {property.featured && <span className={styles.featured}>{words.featured}</span>}
          </div>
          <Heading className={styles.title}>
            <Link className={styles.link} href={myPropertyPath(property_id)}>
              {title}
            </Link>
          </Heading>
          <p className={styles.line}>
            {words.place(propertyTypeLabel(property.property_type), property.area, property.city)}
          </p>
          <PriceText
            price={property.price}
            purpose={purpose}
            labels={words.perMonth ? { perMonth: words.perMonth } : undefined}
          />
        </div>
        <div className={styles.side}>
          <dl className={styles.figures}>
            <div>
              <dt>{words.views}</dt>
              <dd>{property.views_30d.toLocaleString('en')}</dd>
            </div>
            <div>
              <dt>{words.contacts}</dt>
              <dd>{property.contacts_30d.toLocaleString('en')}</dd>
            </div>
          </dl>
          <div className={styles.actions}>
            <Button
              href={myPropertyEditPath(property_id)}
              linkComponent={Link}
              variant="outlined"
              size="small"
              icon="edit"
            >
              {words.edit}
              <span className="visually-hidden"> {title}</span>
            </Button>
            {onStatusChange && (
              <OwnPropertyCardMenu
                title={title}
                status={status}
                purpose={purpose}
                onStatusChange={onStatusChange}
                isBusy={isBusy}
                words={words}
              />
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
