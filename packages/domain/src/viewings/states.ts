import { allowed, refused, type Verdict } from '../verdict.ts';
import { VIEWING_NOT_POSSIBLE, VIEWING_OVER } from './messages.ts';
import { viewingEnd } from './times.ts';

/**
 * How a viewing stands. `unconfirmed`: a guest has not pressed the link of the mail yet, and the seller knows nothing
 * of it. `asked`: the buyer's times wait for the seller. `offered`: the seller's times wait for the buyer. The last
 * three end it.
 */
export const VIEWING_STATES = ['unconfirmed', 'asked', 'offered', 'agreed', 'declined', 'cancelled', 'over'] as const;
export type ViewingState = (typeof VIEWING_STATES)[number];

/** What becomes of a viewing by what somebody does: by the clock alone it is over. */
export type StoredViewingState = Exclude<ViewingState, 'over'>;

export const VIEWING_PARTIES = ['buyer', 'seller'] as const;
export type ViewingParty = (typeof VIEWING_PARTIES)[number];

/** What is done with a viewing. `propose` brings new times, also to move one that was agreed. */
export const VIEWING_ACTS = ['confirm', 'accept', 'propose', 'decline', 'cancel'] as const;
export type ViewingAct = (typeof VIEWING_ACTS)[number];

type Steps = Readonly<Partial<Record<ViewingAct, StoredViewingState>>>;

/** What each side may do in each state, and what comes of it; all else is forbidden. */
const STEPS: Readonly<Record<ViewingState, Readonly<Record<ViewingParty, Steps>>>> = {
  unconfirmed: { buyer: { confirm: 'asked', cancel: 'cancelled' }, seller: {} },
  asked: {
    buyer: { propose: 'asked', cancel: 'cancelled' },
    seller: { accept: 'agreed', propose: 'offered', decline: 'declined' },
  },
  offered: {
    buyer: { accept: 'agreed', propose: 'asked', cancel: 'cancelled' },
    seller: { propose: 'offered', decline: 'declined' },
  },
  agreed: {
    buyer: { propose: 'asked', cancel: 'cancelled' },
    seller: { propose: 'offered', cancel: 'cancelled' },
  },
  declined: { buyer: {}, seller: {} },
  cancelled: { buyer: {}, seller: {} },
  over: { buyer: {}, seller: {} },
};

/** A viewing as far as rules know it. */
export interface ViewingFacts {
  /** As it is stored: `over` is written down only where the same person asks for the home again. */
  state: ViewingState;
  /** The times that are proposed. */
  times: readonly Date[];
  /** The time that was agreed. */
  at: Date | null;
}

/**
 * How a viewing stands at a moment: one whose times have all passed is over, whoever had to answer. One that was agreed
 * lasts as long as its event in a calendar, so that who is late can call it off or move it.
 */
export function viewingStateAt({ state, times, at }: ViewingFacts, now: Date): ViewingState {
  if (state === 'declined' || state === 'cancelled' || state === 'over') return state;
  if (state === 'agreed') return at && viewingEnd(at) > now ? state : 'over';
  return times.some((time) => time > now) ? state : 'over';
}

/** Whether both sides still have to do with it. */
export const isLiveViewing = (state: ViewingState): boolean =>
  state === 'asked' || state === 'offered' || state === 'agreed';

/** What a side may do in a state, in the order in which it is shown. */
export const viewingActs = (state: ViewingState, party: ViewingParty): ViewingAct[] =>
  VIEWING_ACTS.filter((act) => STEPS[state][party][act] !== undefined);

/** Whether a side may do something in a state; the reason otherwise. */
export function canActOnViewing(state: ViewingState, party: ViewingParty, act: ViewingAct): Verdict {
  if (STEPS[state][party][act] !== undefined) return allowed;
  return state === 'over' ? refused({ VIEWING_OVER }) : refused({ VIEWING_NOT_POSSIBLE });
}

/** Whether an act ends a viewing: it remains possible where the home is not shown any more. */
export const endsViewing = (act: ViewingAct): boolean => act === 'decline' || act === 'cancel';

/** What comes of an act that {@link canActOnViewing} allows; undefined for one that it forbids. */
export const nextViewingState = (
  state: ViewingState,
  party: ViewingParty,
  act: ViewingAct,
): StoredViewingState | undefined => STEPS[state][party][act];
