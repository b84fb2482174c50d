import { type ListingStatus, UNDO_DELETE_SECONDS } from '@karachi-estates/domain/properties/status';
import { useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fill } from '../content/fill.ts';
import { CallFailed } from '../data/call.ts';
import { useConfirmListing } from '../data/freshness.ts';
import { useListingStatus } from '../data/ownProperties.ts';
import { useSession } from '../session/SessionProvider.tsx';

interface Listing {
  property_id: number;
  title: string;
  status: ListingStatus;
  featured: boolean;
}

/** Changes what becomes of a listing, says so when that fails, and lets a deletion be undone for ten seconds. */
export function useStatusChange() {
  const { removed, undo, statusFailed } = useContent('dashboard', dashboard).detail;
  const { change } = useListingStatus();
  const { send: confirmOwn } = useConfirmListing();
  const { expire } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState<number>();

  async function set(listing: Listing, next: ListingStatus): Promise<boolean> {
    const { property_id, title, status } = listing;
    setBusy(property_id);
    try {
      const { message, property } = await change(property_id, next);
      // It came back without its mark: the answer says why.
      if (listing.featured && !property.featured) notify({ text: message });
      if (next === 'deleted') {
        notify({
          text: fill(removed, { title }),
          seconds: UNDO_DELETE_SECONDS,
          action: { label: undo, onPress: () => void set({ ...listing, status: 'deleted' }, status) },
        });
      }
      return true;
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) expire();
      else notify({ text: (error instanceof CallFailed && error.message) || statusFailed, tone: 'error' });
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
