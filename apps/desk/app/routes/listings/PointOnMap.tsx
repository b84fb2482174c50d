import { AreaMap } from '@karachi-estates/design-system/AreaMap';
import { type Pin, writePin } from '@karachi-estates/domain/properties/pin';
import { listings } from '../../content/listings.ts';
import { Panel } from '../../parts/Panel.tsx';

/** How far the large map reaches around the point, in degrees: some streets. */
const AROUND = 0.012;

/** Where a listing stands, and the way to the site's own map around it. */
export function PointOnMap({ listing, point }: { listing: number; point: Pin }) {
  const { map: words } = listings;
  const { latitude, longitude } = point;
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  return (
    <Panel title={words.title}>
      <AreaMap
        src={`/map.svg?at=${latitude},${longitude}`}
        alt={words.alt}
        href={`/properties?view=map&box=${box.map((degrees) => degrees.toFixed(4)).join('_')}&home=${listing}`}
        slotProps={{ onward: { target: '_blank', rel: 'noreferrer' } }}
      >
        {words.link} ({writePin(point)})
      </AreaMap>
    </Panel>
  );
}
