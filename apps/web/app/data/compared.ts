import { compareProperties } from '@karachi-estates/contracts/properties';
import { comparePath, MOST_COMPARED } from '@karachi-estates/domain/properties/comparison';
import { localePath } from '../locale/localePath.ts';
import { pageLanguage } from './call.ts';
import { deviceEntry, parseIds } from './deviceEntry.ts';
import { reading } from './reading.ts';
import { useApi } from './useApi.ts';

const entry = deviceEntry('compared', (text) => parseIds(text).slice(0, MOST_COMPARED));

/** The homes that were chosen for a comparison on this device, in their order; at most {@link MOST_COMPARED}. */
export const useChosen = entry.use;

/** Chooses a home or lets it go. One that is over the limit is not taken. */
export function choose(id: number, isChosen: boolean): void {
  const others = entry.read().filter((each) => each !== id);
  const chosen = isChosen ? [...others, id].slice(0, MOST_COMPARED) : others;
  entry.write(chosen);
  if (chosen.length > 1) keepForOffline(localePath(pageLanguage(), comparePath(chosen)));
}

/** Keeps a page that may be opened later without a network. A comfort: else it is kept once it is opened. */
function keepForOffline(page: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  import('../offline/cachePage.ts').then(({ cacheAhead }) => cacheAhead(page)).catch(() => undefined);
}

/** Lets go of all. */
export const chooseNone = (): void => entry.write([]);

/** Homes side by side; refused with 404 where none of them was ever listed. */
export const comparison = (ids: readonly number[]) => reading(compareProperties, { query: { ids: ids.join(',') } });
export const useComparison = (ids: readonly number[]) =>
  useApi(ids.length > 0 ? comparison(ids) : null, { keepPreviousData: true });
