import type { OwnProperty } from '@karachi-estates/contracts/properties';
import { Alert } from '@karachi-estates/design-system/Alert';
import { Badge } from '@karachi-estates/design-system/Badge';
import { Button } from '@karachi-estates/design-system/Button';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { type Fact, FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import type { IconName } from '@karachi-estates/design-system/Icon';
import { Link } from '@karachi-estates/design-system/Link';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { StatusBadge } from '@karachi-estates/design-system/StatusBadge';
import { myPropertyEditPath, parsePropertyId } from '@karachi-estates/domain/properties/address';
import { dimensionIsShown } from '@karachi-estates/domain/properties/dimension';
import { canTransition, type ListingStatus } from '@karachi-estates/domain/properties/status';
import { parseDimension } from '@karachi-estates/domain/properties/typedDimension';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import { useLocation, useNavigate, useParams } from 'react-router';
import { KitLink } from '../../chrome/KitLink.tsx';
import frame from '../../chrome/WorkspacePage.module.css';
import { dashboard } from '../../content/dashboard.ts';
import { fill } from '../../content/fill.ts';
import { properties as propertyWords } from '../../content/properties.ts';
import { useMyProperty } from '../../data/ownProperties.ts';
import { factsOf } from '../../properties/facts.tsx';
import type { OwnHandedOver } from '../../properties/OwnPropertyCards.tsx';
import { OwnPropertyMissing } from '../../properties/OwnPropertyMissing.tsx';
import { useStatusChange } from '../../properties/useStatusChange.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import styles from './MyPropertyRoute.module.css';

const { detail: words, myProperties } = dashboard;
const { detail: publicWords } = propertyWords;

export const meta = privatePageMeta('/my-property-detail');

const changes: readonly { status: ListingStatus; label: string; icon: IconName }[] = [
  { status: 'active', label: words.resume, icon: 'play' },
  { status: 'paused', label: words.pause, icon: 'pause' },
  { status: 'sold', label: words.markSold, icon: 'handshake' },
  { status: 'rented', label: words.markRented, icon: 'key' },
  { status: 'deleted', label: words.remove, icon: 'delete' },
];

const squareFeet = new Intl.NumberFormat('en-PK', { maximumFractionDigits: 0 });

/** The size as the seller's page calls it (specification, section 3): square feet, and beside them what was typed. */
function sizeFact({ dimension, area_sqft: sqft }: OwnProperty): Fact[] {
  const parsed = parseDimension(dimension);
  const typed = dimensionIsShown(dimension) && !(parsed.ok && parsed.unit === 'sq ft') ? dimension : '';
  const size = sqft ?? (parsed.ok ? parsed.sqft : null);
  const number = size === null ? '' : squareFeet.format(size);
  const value = number && typed ? `${number} (${typed})` : number || typed;
  return value ? [{ icon: <SquareFootRounded />, label: words.dimensionLabel, value }] : [];
}

function ownFactsOf(property: OwnProperty): Fact[] {
  const { dimension, size } = publicWords.facts;
  return [...sizeFact(property), ...factsOf(property).filter(({ label }) => label !== dimension && label !== size)];
}

function Detail({ property }: { property: OwnProperty }) {
  const { set, busy } = useStatusChange();
  const navigate = useNavigate();
  const { title, status, purpose, images, area, city } = property;
  const photos = images.map((image, index) => ({
    ...image,
    alt: fill(publicWords.gallery.picture, { title, position: index + 1, count: images.length }),
  }));

  async function change(next: ListingStatus) {
    if ((await set(property, next)) && next === 'deleted') await navigate('/my-properties');
  }

  return (
    <>
      <Link href="/my-properties" linkComponent={KitLink}>
        {words.back}
      </Link>
      <div className={styles.title}>
        <div className={styles.badges}>
          <StatusBadge status={status} isPausedByPlan={property.paused_by_plan} />
          {property.featured && <Badge tone="secondary">{myProperties.featured}</Badge>}
        </div>
        <h1 className={frame.heading}>{title}</h1>
        <p className={styles.place}>{fill(words.place, { area, city, id: property.property_id })}</p>
      </div>
      {property.paused_by_plan && (
        <Alert
          tone="warning"
          action={
            <Button href="/plans" linkComponent={KitLink} size="small">
              {dashboard.limit.action}
            </Button>
          }
        >
          {myProperties.pausedByPlan}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.photos}>
          <PhotoMosaic photos={photos} title={title} />
        </div>
        <div className={styles.side}>
          <PriceText price={property.price} purpose={purpose} size="page" />
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
            <Button href={myPropertyEditPath(property.property_id)} linkComponent={KitLink} icon="edit" fullWidth>
              {words.edit}
            </Button>
            {changes
              .filter(({ status: next }) => canTransition(status, next, purpose).ok)
              .map(({ status: next, label, icon }) => (
                <Button
                  key={next}
                  variant={next === 'deleted' ? 'quiet' : 'outlined'}
                  icon={icon}
                  fullWidth
                  disabled={busy !== undefined}
                  onClick={() => {
                    void change(next);
                  }}
                >
                  {label}
                </Button>
              ))}
          </div>
        </div>
        <div className={styles.rest}>
          <FactGrid facts={ownFactsOf(property)} />
          {property.description && (
            <section className={styles.description} aria-labelledby="description">
              <h2 id="description">{publicWords.description}</h2>
              <DescriptionText text={property.description} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** One of the seller's own properties. The card hands it over; after a refresh the page loads it by itself. */
export default function MyPropertyRoute() {
  const id = parsePropertyId(useParams().id);
  const handed = (useLocation().state as Partial<OwnHandedOver> | null)?.property;
  const { data, error, reference, retry } = useMyProperty(id);
  const property = data ?? (handed?.property_id === id ? handed : undefined);
  const isMissing = id === undefined || error?.status === 404;
  return (
    <div className={frame.page}>
      {isMissing ? (
        <OwnPropertyMissing />
      ) : property ? (
        <Detail property={property} />
      ) : error ? (
        <FailedState level={1} reference={reference} onRetry={retry} />
      ) : (
        <p role="status">{publicWords.loading}</p>
      )}
    </div>
  );
}
