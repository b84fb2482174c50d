import type { OwnProperty } from '@karachi-estates/contracts/properties';
import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Link } from '@karachi-estates/design-system/Link';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { StatusBadge } from '@karachi-estates/design-system/StatusBadge';
import { myPropertyEditPath, parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/messages';
import { canTransition, type ListingStatus } from '@karachi-estates/domain/properties/vocabulary';
import { type MetaFunction, useLocation, useNavigate, useParams } from 'react-router';
import { KitLink } from '../../chrome/KitLink.tsx';
import frame from '../../chrome/WorkspacePage.module.css';
import { dashboard } from '../../content/dashboard.ts';
import { fill } from '../../content/fill.ts';
import { properties as propertyWords } from '../../content/properties.ts';
import { privateTitles } from '../../content/seo.ts';
import { useMyProperty } from '../../data/ownProperties.ts';
import { factsOf } from '../../properties/facts.ts';
import type { OwnHandedOver } from '../../properties/OwnPropertyCards.tsx';
import { useStatusChange } from '../../properties/useStatusChange.ts';

const { detail: words, myProperties } = dashboard;
const { detail: publicWords } = propertyWords;

export const meta: MetaFunction = () => [
  { title: privateTitles['/my-property-detail'] },
  { name: 'robots', content: 'noindex' },
];

const changes: readonly { status: ListingStatus; label: string }[] = [
  { status: 'active', label: words.resume },
  { status: 'paused', label: words.pause },
  { status: 'sold', label: words.markSold },
  { status: 'rented', label: words.markRented },
  { status: 'deleted', label: words.remove },
];

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
      <div className={frame.head}>
        <h1 className={frame.heading}>{title}</h1>
        <StatusBadge status={status} isPausedByPlan={property.paused_by_plan} />
      </div>
      {property.paused_by_plan && <Alert tone="warning">{myProperties.pausedByPlan}</Alert>}
      <div className={frame.tools}>
        <Button href={myPropertyEditPath(property.property_id)} linkComponent={KitLink} icon="edit">
          {words.edit}
        </Button>
        {changes
          .filter(({ status: next }) => canTransition(status, next, purpose).ok)
          .map(({ status: next, label }) => (
            <Button
              key={next}
              variant="outlined"
              disabled={busy !== undefined}
              onClick={() => {
                void change(next);
              }}
            >
              {label}
            </Button>
          ))}
      </div>
      <PhotoMosaic photos={photos} title={title} />
      <p>{`${area}, ${city}`}</p>
      <PriceText price={property.price} purpose={purpose} size="page" />
      <FactGrid
        facts={factsOf(property).map((fact) =>
          fact.label === publicWords.facts.dimension ? { ...fact, label: words.dimensionLabel } : fact,
        )}
      />
      {property.description && (
        <section aria-labelledby="description">
          <h2 id="description">{publicWords.description}</h2>
          <DescriptionText text={property.description} />
        </section>
      )}
    </>
  );
}

/** One of the seller's own properties. The card hands it over; after a refresh the page loads it by itself. */
export default function MyPropertyRoute() {
  const id = parsePropertyId(useParams().id);
  const handed = (useLocation().state as Partial<OwnHandedOver> | null)?.property;
  const { data, error, retry } = useMyProperty(id);
  const property = data ?? (handed?.property_id === id ? handed : undefined);
  const isMissing = id === undefined || error?.status === 404;
  return (
    <div className={frame.page}>
      {isMissing ? (
        <FailedState level={1} title={PROPERTY_NOT_FOUND} />
      ) : property ? (
        <Detail property={property} />
      ) : error ? (
        <FailedState level={1} onRetry={retry} />
      ) : (
        <p role="status">{publicWords.loading}</p>
      )}
    </div>
  );
}
