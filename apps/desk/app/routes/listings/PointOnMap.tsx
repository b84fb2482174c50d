import { listings } from '../../content/listings.ts';

/** How far the map reaches around the point, in degrees: some streets. */
const AROUND = 0.012;

/** Where a listing stands, and the way to the site's own map around it. */
export function PointOnMap({ id, latitude, longitude }: { id: number; latitude: number; longitude: number }) {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const address = `/properties?view=map&box=${box.map((degrees) => degrees.toFixed(4)).join('_')}&home=${id}`;
  return (
    <>
      {latitude.toFixed(5)}, {longitude.toFixed(5)}{' '}
      {/* The site's, not the desk's: the router would look below /desk. */}
      <a href={address} target="_blank" rel="noreferrer">
        {listings.facts.map}
      </a>
    </>
  );
}
