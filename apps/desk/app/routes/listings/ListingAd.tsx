import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { listings as words } from '../../content/listings.ts';
import { Panel } from '../../parts/Panel.tsx';
import { Said } from '../../parts/Said.tsx';
import { Differences } from './Differences.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { LikePanels } from './LikePanels.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { PointOnMap } from './PointOnMap.tsx';

/** The ad itself: what changed of it, how it looks, and what is like it. */
export function ListingAd({ listing }: { listing: DeskListingDetail }) {
  return (
    <div>
      <Differences listing={listing} />
      <PhotosPanel photos={listing.photos} />
      <FactsPanel listing={listing} />
      {listing.latitude !== null && listing.longitude !== null && (
        <PointOnMap listing={listing.id} point={{ latitude: listing.latitude, longitude: listing.longitude }} />
      )}
      <Panel title={words.description}>
        <Said variant="body2">{listing.description}</Said>
      </Panel>
      <LikePanels suspicious={listing.suspicious} similar={listing.similar} />
    </div>
  );
}
