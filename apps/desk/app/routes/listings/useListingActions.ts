import { actOnListing, actOnListings, type ListingAction, undoAction } from '@karachi-estates/contracts/desk';
import { useAct } from '../../chrome/Acting.tsx';
import { listings } from '../../content/listings.ts';
import { useApi } from '../../data/api.ts';
import type { Reasoned } from '../../parts/ReasonDialog.tsx';

const words = listings.actions;

/** What the desk can do with one ad or with many, each with its way back. */
export function useListingActions() {
  const call = useApi();
  const { act, pending } = useAct();

  const wayBack = (undo: string | null) =>
    undo === null
      ? undefined
      : async () => {
          const { undone, left } = await call(undoAction, { body: { undo } });
          return left.length === 0 ? words.undone : words.undoneOnly(undone.length, left.length);
        };

  return {
    pending,
    /** @returns whether it is done */
    one: async (id: number, action: ListingAction, told?: Reasoned): Promise<boolean> => {
      const answer = await act(() => call(actOnListing, { params: { id: String(id) }, body: { action, ...told } }), {
        said: () => words.done[action],
        undo: ({ undo }) => wayBack(undo),
      });
      return answer !== undefined;
    },
    /** Restores what was hidden by mistake, without a way back: its seller gets days of their plan. */
    putRight: async (id: number): Promise<void> => {
      await act(() => call(actOnListing, { params: { id: String(id) }, body: { action: 'restore', mistake: true } }), {
        said: () => words.mistake.done,
      });
    },
    /** @returns whether any of it is done */
    many: async (ids: number[], action: ListingAction, told?: Reasoned): Promise<boolean> => {
      const answer = await act(() => call(actOnListings, { body: { ids, action, ...told } }), {
        said: ({ done, refused }) =>
          [
            ...(done.length > 0 ? [listings.bulk.done(done.length)] : []),
            ...(refused[0] ? [listings.bulk.refused(refused.length, refused[0].message)] : []),
          ].join(' '),
        undo: ({ undo }) => wayBack(undo),
      });
      return answer !== undefined;
    },
  };
}
