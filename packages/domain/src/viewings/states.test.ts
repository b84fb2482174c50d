import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canActOnViewing,
  isLiveViewing,
  nextViewingState,
  type StoredViewingState,
  VIEWING_ACTS,
  VIEWING_PARTIES,
  VIEWING_STATES,
  viewingActs,
  viewingStateAt,
} from './states.ts';
import { viewingEnd } from './times.ts';

const now = new Date('2026-11-24T09:00:00Z');
const later = new Date('2026-11-25T09:00:00Z');
const before = new Date('2026-11-23T09:00:00Z');

describe('the states of a viewing', () => {
  it.each([
    ['unconfirmed', 'buyer', 'confirm', 'asked'],
    ['asked', 'seller', 'accept', 'agreed'],
    ['asked', 'seller', 'propose', 'offered'],
    ['asked', 'seller', 'decline', 'declined'],
    ['offered', 'buyer', 'accept', 'agreed'],
    ['offered', 'buyer', 'propose', 'asked'],
    ['agreed', 'buyer', 'propose', 'asked'],
    ['agreed', 'seller', 'propose', 'offered'],
    ['agreed', 'seller', 'cancel', 'cancelled'],
    ['agreed', 'buyer', 'cancel', 'cancelled'],
  ] as const)('%s: the %s may %s, and it is %s', (state, party, act, next) => {
    expect(canActOnViewing(state, party, act)).toEqual({ ok: true });
    expect(nextViewingState(state, party, act)).toBe(next);
  });

  it.each([
    ['unconfirmed', 'seller', 'accept'],
    ['asked', 'buyer', 'accept'],
    ['asked', 'buyer', 'decline'],
    ['offered', 'seller', 'accept'],
    ['agreed', 'seller', 'decline'],
    ['agreed', 'buyer', 'accept'],
    ['declined', 'seller', 'accept'],
    ['cancelled', 'buyer', 'propose'],
    ['over', 'seller', 'accept'],
  ] as const)('%s: the %s may not %s', (state, party, act) => {
    expect(canActOnViewing(state, party, act).ok).toBe(false);
    expect(nextViewingState(state, party, act)).toBeUndefined();
  });

  it('says of one that is over that it is', () => {
    expect(canActOnViewing('over', 'buyer', 'cancel')).toMatchObject({ code: 'VIEWING_OVER' });
    expect(canActOnViewing('declined', 'buyer', 'cancel')).toMatchObject({ code: 'VIEWING_NOT_POSSIBLE' });
  });

  it('are over once all of their times have passed', () => {
    expect(viewingStateAt({ state: 'asked', times: [before, later], at: null }, now)).toBe('asked');
    expect(viewingStateAt({ state: 'asked', times: [before], at: null }, now)).toBe('over');
    // The times that were proposed for it do not matter once it is agreed.
    expect(viewingStateAt({ state: 'agreed', times: [before], at: later }, now)).toBe('agreed');
    expect(viewingStateAt({ state: 'agreed', times: [later], at: before }, now)).toBe('over');
    // Who is late can still call it off: it lasts as long as its event in a calendar.
    const ends = viewingEnd(later);
    expect(viewingStateAt({ state: 'agreed', times: [later], at: later }, later)).toBe('agreed');
    expect(viewingStateAt({ state: 'agreed', times: [later], at: later }, new Date(ends.getTime() - 1))).toBe('agreed');
    expect(viewingStateAt({ state: 'agreed', times: [later], at: later }, ends)).toBe('over');
    expect(viewingStateAt({ state: 'declined', times: [later], at: null }, now)).toBe('declined');
    expect(viewingStateAt({ state: 'over', times: [before], at: before }, now)).toBe('over');
  });
});

const someone = fc.constantFrom(...VIEWING_PARTIES);
const something = fc.constantFrom(...VIEWING_ACTS);

describe('whatever both sides do', () => {
  it('only one who did not propose the times accepts them, and what has ended stays so', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(someone, something), { maxLength: 30 }), (done) => {
        let state: StoredViewingState = 'unconfirmed';
        let proposer: string = 'buyer';
        let isEnded = false;
        for (const [party, act] of done) {
          const next = nextViewingState(state, party, act);
          expect(canActOnViewing(state, party, act).ok).toBe(next !== undefined);
          if (next === undefined) continue;
          expect(isEnded).toBe(false);
          // The seller hears of nothing that its sender has not confirmed.
          if (state === 'unconfirmed') expect(party).toBe('buyer');
          if (act === 'accept') expect(party).not.toBe(proposer);
          if (act === 'propose') proposer = party;
          if (next === 'asked') expect(proposer).toBe('buyer');
          if (next === 'offered') expect(proposer).toBe('seller');
          if (next === 'agreed') expect(act).toBe('accept');
          state = next;
          isEnded = state === 'declined' || state === 'cancelled';
        }
      }),
    );
  });

  it('each side can end what is live, and shows exactly what is allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIEWING_STATES), someone, something, (state, party, act) => {
        expect(viewingActs(state, party).includes(act)).toBe(canActOnViewing(state, party, act).ok);
        const canEnd = viewingActs(state, party).some((each) => each === 'cancel' || each === 'decline');
        if (isLiveViewing(state)) expect(canEnd).toBe(true);
      }),
    );
  });
});
