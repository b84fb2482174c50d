import { type ListingState, shownStates } from './history.ts';
import { UNDO_DELETE_SECONDS } from './status.ts';

/** What a feed tells of listings happened in the last so many days (product rule). */
export const NEWS_DAYS = 30;

const DAY_MS = 86_400_000;

/** What happens to a listing that is news to who looks for one like it: the kinds of the alerts of saved searches. */
export const NEWS_KINDS = ['new', 'price_cut', 'back', 'confirmed'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** News of a listing: `at` in milliseconds, `priceBefore` in rupees where the price was cut. */
export interface ListingNews {
  kind: NewsKind;
  at: number;
  priceBefore: number | null;
}

function kindOf(before: ListingState, state: ListingState): NewsKind | undefined {
  if (state.status !== 'active') return undefined;
  if (before.status === 'active') {
    if (state.price < before.price) return 'price_cut';
    return state.price === before.price ? 'confirmed' : undefined;
  }
  // An undone deletion is no news.
  const isUndone = before.status === 'deleted' && state.at - before.at <= UNDO_DELETE_SECONDS * 1_000;
  return isUndone ? undefined : 'back';
}

/**
 * The news of a listing, oldest first, by the rules of the alerts: it is new when guests see it first; a price cut is
 * one below every price that was told; that it is back, or confirmed after it was in doubt, is no news within a day of
 * other news of it.
 * @param states what it cost and which state it had, oldest first
 * @param listedAt when it was listed, in milliseconds
 */
export function newsOfListing(states: readonly ListingState[], listedAt: number): ListingNews[] {
  const shown = shownStates(states);
  let [before] = shown;
  const shownAt = before && before !== states[0] ? before.at : listedAt;
  const news: ListingNews[] = [{ kind: 'new', at: shownAt, priceBefore: null }];
  let lowest = before?.price ?? 0;
  let toldAt = shownAt;
  for (const state of shown.slice(1)) {
    const kind = before && kindOf(before, state);
    const isNews = kind === 'price_cut' ? state.price < lowest : state.at - toldAt > DAY_MS;
    if (before && kind && isNews) {
      news.push({ kind, at: state.at, priceBefore: kind === 'price_cut' ? before.price : null });
      lowest = Math.min(lowest, state.price);
      toldAt = state.at;
    }
    before = state;
  }
  return news;
}
