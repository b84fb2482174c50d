import { getMyProperty } from '@karachi-estates/contracts/ownProperties';
import { type ListingStatus, UNDO_DELETE_SECONDS } from '@karachi-estates/domain/properties/status';
import { useRef, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill } from '../content/fill.ts';
import { CallFailed, call, isRefusal } from '../data/call.ts';
import { useConfirmListing } from '../data/freshness.ts';
import { useListingStatus } from '../data/ownProperties.ts';
import { useSession } from '../session/SessionProvider.tsx';

interface Listing {
  property_id: number;
  title: string;
  status: ListingStatus;
  featured: boolean;
}

/** What a listing is by now; undefined where that cannot be found out. */
const statusOf = (id: number): Promise<ListingStatus | undefined> =>
  call(getMyProperty, { params: { property_id: String(id) } }).then(
    ({ data }) => data.status,
    (error: unknown) => (error instanceof CallFailed && error.status === 404 ? 'deleted' : undefined),
  );

/** Changes what becomes of a listing, says so when that fails, and lets a deletion be undone for ten seconds. */
export function useStatusChange() {
  const { removed, undo, statusFailed } = useContent('dashboard', dashboard).detail;
  const { change } = useListingStatus();
  const { send: confirmOwn } = useConfirmListing();
  const { expire } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState<number>();
  /** The change whose answer did not come: it may have been made. */
  const unanswered = useRef<string>(undefined);

  /** @param undoUntil the moment until which the change, which takes a deletion back, is offered again */
  async function set(listing: Listing, next: ListingStatus, undoUntil = 0): Promise<boolean> {
    const { property_id, title, status } = listing;
    const name = `${property_id} ${next}`;
    setBusy(property_id);
    try {
      const { message, property } = await change(property_id, next);
      // It came back without its mark: the answer says why.
      if (listing.featured && !property.featured) notify({ text: message });
      if (next === 'deleted') {
        const until = Date.now() + UNDO_DELETE_SECONDS * 1_000;
        notify({
          text: fill(removed, { title }),
          seconds: UNDO_DELETE_SECONDS,
          action: { label: undo, onPress: () => void set({ ...listing, status: 'deleted' }, status, until) },
        });
      }
      return true;
    } catch (error) {
      const failure = error instanceof CallFailed ? error : new CallFailed(0);
      const isAgain = unanswered.current === name;
      unanswered.current = failure.status === 0 ? name : undefined;
      if (failure.status === 401) expire();
      else if (isAgain && isRefusal(failure) && (await statusOf(property_id)) === next) return true;
      else {
        const seconds = (undoUntil - Date.now()) / 1_000;
        const canUndo = failure.status === 0 && seconds > 0;
        notify({
          text: failure.message || statusFailed,
          tone: 'error',
          ...(canUndo && { seconds, action: { label: undo, onPress: () => void set(listing, next, undoUntil) } }),
        });
      }
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  /** Says that a listing is still to be had. */
  async function confirm({ property_id }: Pick<Listing, 'property_id'>): Promise<void> {
    setBusy(property_id);
    try {
      const { message } = await confirmOwn({ params: { property_id: String(property_id) } });
      notify({ text: message });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) expire();
      else notify({ text: (error instanceof CallFailed && error.message) || statusFailed, tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  }

  return { set, confirm, busy };
}
