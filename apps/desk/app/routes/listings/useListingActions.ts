import {
  actOnListing,
  actOnListings,
  type DeskListing,
  type ListingAction,
  undoAction,
} from '@karachi-estates/contracts/deskListings';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { useAct } from '../../chrome/Acting.tsx';
import { listings } from '../../content/listings.ts';
import { useApi } from '../../data/api.ts';
import type { Reasoned } from '../../parts/ReasonDialog.tsx';

const words = listings.actions;

/** An ad as it was looked at: what its seller changes meanwhile is not decided about unseen. */
type Seen = Pick<DeskListing, 'id' | 'updated_at'>;

/** The notice may stand over the next ad already. */
const nameOf = ({ id, title }: Pick<DeskListing, 'id' | 'title'>) => title || `#${id}`;

/** What could not be done, by what was said of it. */
function byReason(refused: AnswerOf<typeof actOnListings>['refused']): { ids: number[]; why: string }[] {
  const ids = new Map<string, number[]>();
  for (const { id, message } of refused) ids.set(message, [...(ids.get(message) ?? []), id]);
  return [...ids].map(([why, those]) => ({ ids: those, why }));
}

/** What the desk can do with one ad or with many, each with its way back. */
export function useListingActions() {
  const call = useApi();
  const { act, attempt, pending } = useAct();

  const wayBack = (undo: string | null) =>
    undo === null
      ? undefined
      : async () => {
          const { undone, left } = await call(undoAction, { body: { undo } });
          return left.length === 0 ? words.undone : words.undoneOnly(undone.length, left);
        };

  return {
    pending,
    /**
     * @param told what its seller is told, from a dialog: that shows what is thrown
     * @returns whether it is done
     * @throws CallFailed, GivenUp with `told`
     */
    one: async (ad: Seen & Pick<DeskListing, 'title'>, action: ListingAction, told?: Reasoned): Promise<boolean> => {
      const order = { params: { id: String(ad.id) }, body: { action, ...told, seen: ad.updated_at } };
      const answer = await (told ? attempt : act)(() => call(actOnListing, order), {
        said: () => words.doneTo(nameOf(ad), words.done[action]),
        undo: ({ undo }) => wayBack(undo),
      });
      return answer !== undefined;
    },
    /** Restores what was hidden by mistake, without a way back: its seller gets days of their plan. */
    putRight: async ({ id, updated_at: seen }: Seen): Promise<void> => {
      const body = { action: 'restore', mistake: true, seen } as const;
      await act(() => call(actOnListing, { params: { id: String(id) }, body }), {
        said: () => words.mistake.done,
      });
    },
    /** Takes an action back that stands in the log. */
    takeBack: async (undo: string): Promise<void> => {
      const back = wayBack(undo);
      if (back) await act(back, { said: (taken) => taken });
    },
    /**
     * @param shown the rows on the screen; ads chosen on another page go unseen
     * @param told as with one
     * @returns those that could not be done; undefined where nothing was tried
     * @throws CallFailed, GivenUp with `told`
     */
    many: async (
      ids: number[],
      shown: Seen[],
      action: ListingAction,
      told?: Reasoned,
    ): Promise<number[] | undefined> => {
      const seen = shown.filter(({ id }) => ids.includes(id)).map(({ id, updated_at }) => ({ id, updated_at }));
      const answer = await (told ? attempt : act)(() => call(actOnListings, { body: { ids, seen, action, ...told } }), {
        said: ({ done, refused }) =>
          [
            ...(done.length > 0 ? [listings.bulk.done(done.length)] : []),
            ...(refused.length > 0 ? [listings.bulk.refused(byReason(refused))] : []),
          ].join(' '),
        isRefused: ({ done }) => done.length === 0,
        undo: ({ undo }) => wayBack(undo),
      });
      return answer?.refused.map(({ id }) => id);
    },
  };
}
