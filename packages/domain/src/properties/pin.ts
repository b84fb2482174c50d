import { type Centre, kilometresBetween } from '../areas/neighbours.ts';
import { westernDigits } from '../digits.ts';
import { type Told, told } from '../words/sentence.ts';
import { MAP_BOUNDS } from './mapRegion.ts';
import { PIN_FAR, PIN_NOT_UNDERSTOOD, PIN_OUTSIDE } from './messages.ts';

/** Where a seller says that a home stands, in degrees. */
export interface Pin {
  latitude: number;
  longitude: number;
}

/** Shown to everybody where it is, or only as a circle in which it lies; its seller chooses. */
export const PIN_SHOWN = ['exact', 'circle'] as const;
export type PinShown = (typeof PIN_SHOWN)[number];

export function isPinShown(text: string): text is PinShown {
  return (PIN_SHOWN as readonly string[]).includes(text);
}

/** A pin that is shown as a circle is rounded to so many degrees, by the trigger that places listings. */
export const CIRCLE_DEGREES = 0.005;

/** Metres from the rounded point within which the pin lies: half the diagonal of what is rounded to one point. */
export const CIRCLE_METRES = 400;

/** How far a pin may be from the centre of its area: the largest areas are about as wide (product rule). */
export const PIN_WITHIN_KM = 15;

/** About a metre. */
const DIGITS = 5;

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** A pin as forms and requests write it: '24.81380, 67.02990'. */
export const writePin = ({ latitude, longitude }: Pin): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(DIGITS)).join(', ');

/**
 * Reads a pin as people copy it from a map: latitude, then longitude, with a comma or blanks between and digits of any
 * script. Empty text is no pin.
 * @returns the pin, undefined for none, or why it cannot be read or is not in Karachi
 */
export function readPin(text: string): { ok: true; pin: Pin | undefined } | ({ ok: false } & Told) {
  const given = westernDigits(text).trim();
  if (given === '') return { ok: true, pin: undefined };
  const [, north, east] = /^(-?\d{1,3}(?:\.\d{1,15})?)°?\s*[,،;\s]\s*(-?\d{1,3}(?:\.\d{1,15})?)°?$/.exec(given) ?? [];
  if (north === undefined || east === undefined) return { ok: false, ...told({ PIN_NOT_UNDERSTOOD }) };
  const pin = { latitude: rounded(Number(north)), longitude: rounded(Number(east)) };
  const [west, south, mostEast, mostNorth] = MAP_BOUNDS;
  const isInside =
    pin.longitude >= west && pin.longitude <= mostEast && pin.latitude >= south && pin.latitude <= mostNorth;
  return isInside ? { ok: true, pin } : { ok: false, ...told({ PIN_OUTSIDE }) };
}

/**
 * Whether a pin is near enough to the area that the ad names. An area without a centre takes every pin.
 * @returns why it is not
 */
export function checkPinNear(pin: Pin, area: Centre & { areaName: string }): { ok: true } | ({ ok: false } & Told) {
  const far = kilometresBetween(pin, area);
  return far === undefined || far <= PIN_WITHIN_KM
    ? { ok: true }
    : { ok: false, ...told({ PIN_FAR }, { area: area.areaName, kilometres: Math.round(far) }) };
}
