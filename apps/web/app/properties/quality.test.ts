import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import { expect, it } from 'vitest';
import { adOf, emptyAd } from '../forms/properties.ts';
import { adQuality, ownQuality } from './quality.ts';

const home = anOwnProperty({
  title: '500 sq yd house in DHA Phase 8',
  description: 'word '.repeat(100),
  photo_count: 8,
  updated_at: '2026-11-01T00:00:00.000Z',
});
const soon = Date.parse('2026-11-20T00:00:00.000Z');
const late = Date.parse('2026-12-20T00:00:00.000Z');

it('of a posted ad and of the form that edits it are the same, but for its age', () => {
  expect(ownQuality(home, soon)).toEqual(adQuality(adOf(home), 8));
  expect(ownQuality(home, soon).points).toBe(100);
  expect(ownQuality(home, late).missing).toEqual([{ part: 'fresh', points: 5 }]);
  expect(adQuality(adOf(home), 8).points).toBe(100);
});

it('finds the area of an Urdu title in both', () => {
  const urdu = { ...home, title: 'ملیر میں 240 گز کا مکان', area: 'Malir', area_name_ur: 'ملیر' };
  expect(ownQuality(urdu, soon).points).toBe(100);
  expect(adQuality(adOf(urdu), 8).points).toBe(100);
});

it('of an empty form asks for everything but freshness', () => {
  expect(adQuality(emptyAd, 0).points).toBe(5);
  expect(adQuality({ ...emptyAd, price: 'about two' }, 0).points).toBe(5);
});

it('is the same for a featured ad', () => {
  expect(ownQuality({ ...home, featured: true }, soon)).toEqual(ownQuality(home, soon));
});
