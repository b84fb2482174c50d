import type { Locale } from '../words/locale.ts';
import { say, told } from '../words/sentence.ts';
import {
  FACING_CITY,
  FACING_COURTYARD,
  FACING_EAST,
  FACING_GARDEN,
  FACING_NORTH,
  FACING_PARK,
  FACING_SEA,
  FACING_SOUTH,
  FACING_STREET,
  FACING_WEST,
  UNIT_AVAILABLE,
  UNIT_BOOKED,
  UNIT_HELD,
  UNIT_NOT_FOR_SALE,
  UNIT_SOLD,
} from './messages.ts';

/** What can be the matter with a unit, in the order in which lists and legends show it. */
export const UNIT_STATES = ['available', 'held', 'booked', 'sold', 'not_for_sale'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export function isUnitState(value: unknown): value is UnitState {
  return (UNIT_STATES as readonly unknown[]).includes(value);
}

/** Whether somebody may still get the unit: what is held or booked may come back. */
export const isOffered = (state: UnitState): boolean => state !== 'sold' && state !== 'not_for_sale';

/** What the desk does with a unit by hand. Holds come from buyers, and a booking has its own deposit. */
export const UNIT_ACTIONS = ['release', 'not_for_sale', 'available', 'sold'] as const;
export type UnitAction = (typeof UNIT_ACTIONS)[number];

const ACTIONS_IN: Record<UnitState, readonly UnitAction[]> = {
  available: ['not_for_sale', 'sold'],
  held: ['release'],
  booked: ['sold'],
  sold: [],
  not_for_sale: ['available', 'sold'],
};

/**
 * What the desk may do with a unit in a state. None of it loses a booking: to end one is a step of its own, and so is
 * to take back a sale, which may have one.
 */
export const unitActions = (state: UnitState): readonly UnitAction[] => ACTIONS_IN[state];

const STATE_LABELS = {
  available: told({ UNIT_AVAILABLE }),
  held: told({ UNIT_HELD }),
  booked: told({ UNIT_BOOKED }),
  sold: told({ UNIT_SOLD }),
  not_for_sale: told({ UNIT_NOT_FOR_SALE }),
} as const satisfies Record<UnitState, unknown>;

/** 'Available', 'Held', 'Booked', 'Sold', 'Not for sale', in the words of a language. */
export const unitStateLabel = (state: UnitState, locale: Locale): string => say(locale, STATE_LABELS[state]);

/**
 * The state of a unit at a moment: a hold ends by time, also before the job has written it down.
 * @param unit the state as it is stored, and the end of its hold.
 */
export function stateAt(
  unit: { state: UnitState; heldUntil: Date | null },
  now: Date,
): { state: UnitState; heldUntil: Date | null } {
  if (unit.state !== 'held') return { state: unit.state, heldUntil: null };
  if (unit.heldUntil === null || unit.heldUntil.getTime() <= now.getTime()) {
    return { state: 'available', heldUntil: null };
  }
  return { state: 'held', heldUntil: unit.heldUntil };
}

/** What a unit looks at. */
export const FACINGS = [
  'sea',
  'city',
  'park',
  'garden',
  'courtyard',
  'street',
  'north',
  'south',
  'east',
  'west',
] as const;
export type Facing = (typeof FACINGS)[number];

export function isFacing(value: unknown): value is Facing {
  return (FACINGS as readonly unknown[]).includes(value);
}

const FACING_LABELS = {
  sea: told({ FACING_SEA }),
  city: told({ FACING_CITY }),
  park: told({ FACING_PARK }),
  garden: told({ FACING_GARDEN }),
  courtyard: told({ FACING_COURTYARD }),
  street: told({ FACING_STREET }),
  north: told({ FACING_NORTH }),
  south: told({ FACING_SOUTH }),
  east: told({ FACING_EAST }),
  west: told({ FACING_WEST }),
} as const satisfies Record<Facing, unknown>;

/** 'Sea', 'Courtyard', in the words of a language; a facing that this code does not know reads as it is. */
export const facingLabel = (facing: string, locale: Locale): string =>
  isFacing(facing) ? say(locale, FACING_LABELS[facing]) : facing;
