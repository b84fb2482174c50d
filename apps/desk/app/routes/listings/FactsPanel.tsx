import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { formatPrice, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { listings } from '../../content/listings.ts';
import { terms } from '../../content/terms.ts';
import { useNow } from '../../parts/clock.ts';
import { Facts } from '../../parts/Facts.tsx';
import { day, moment } from '../../parts/format.ts';
import { Panel } from '../../parts/Panel.tsx';
import { Said } from '../../parts/Said.tsx';
import { isFeatured } from './listingRules.ts';

const { facts } = listings;

/** What an ad says of its home, how it is seen, and why the desk keeps it back. */
export function FactsPanel({ listing }: { listing: DeskListingDetail }) {
  const now = useNow();
  return (
    <Panel title={facts.title}>
      <Facts
        facts={[
          [facts.number, `#${listing.id}`],
          [facts.price, `${formatPrice(listing)} (${formatPriceShort(listing.price)})`],
          [facts.type, propertyTypeLabel(listing.property_type)],
          [facts.area, listing.area],
          [facts.address, listing.address],
          [facts.dimension, listing.dimension],
          [facts.bedrooms, listing.bedrooms],
          [facts.bathrooms, listing.bathrooms],
          [facts.garage, listing.garage || null],
          [facts.featured, listing.featured_until && isFeatured(listing, now) ? day(listing.featured_until) : null],
          [facts.views, listing.views],
          [facts.contacts, listing.contacts],
          [facts.posted, moment(listing.created_at)],
          [facts.changed, moment(listing.updated_at)],
          [facts.reason, listing.review_reason && terms.reasons[listing.review_reason]],
          [facts.words, listing.review_words && <Said key="words">{listing.review_words}</Said>],
        ]}
      />
    </Panel>
  );
}
