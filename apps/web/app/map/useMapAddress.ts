import { type MapBox, type MapShape, readBox, readShapes } from '@karachi-estates/domain/properties/mapRegion';
import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { type ListQuery, searchPath } from '../properties/filters.ts';

/** The key of the address that names the home whose card is open; only the browser reads it. */
const HOME = 'home';

interface MapAddress {
  search: URLSearchParams;
  /** The part that it names. */
  box: MapBox | undefined;
  shapes: readonly MapShape[];
  /** The home whose card is open. */
  chosen: number | undefined;
  /** Goes to the same map with other filters, drawn areas or part; the open card goes along where it is said so. */
  show(next: ListQuery, options?: { replace?: boolean; home?: number | undefined }): void;
  /** Whether the person follows a link away from this part of the map. */
  isLeaving(): boolean;
}

function chosenIn(search: URLSearchParams): number | undefined {
  const given = search.get(HOME);
  return given && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

/** What the address says of the map, and the way to another one. */
export function useMapAddress(filters: ListQuery): MapAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const router = use(DataRouterContext)?.router;
  const search = new URLSearchParams(location.search);
  const box = filters.box ? readBox(filters.box) : undefined;
  const shapes = filters.shapes ? readShapes(filters.shapes) : undefined;
  return {
    search,
    box: box?.ok ? box.value : undefined,
    shapes: shapes?.ok ? shapes.value : [],
    chosen: chosenIn(search),
    show(next, options = {}) {
      const path = searchPath({ ...next, view: 'map' });
      const to = options.home === undefined ? path : `${path}&${HOME}=${options.home}`;
      void navigate(to, { replace: options.replace ?? false, preventScrollReset: true });
    },
    isLeaving() {
      // The router is asked itself, as its state is drawn a little later.
      const heading = router && (router.state.navigation.location ?? router.state.location);
      if (!heading || heading.key === location.key) return false;
      return !new URLSearchParams(heading.search).has('box');
    },
  };
}
