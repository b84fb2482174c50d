import { expect, it } from 'vitest';
import { isoOf, localOf } from './karachiTime.ts';

it('is Karachi’s, there and back', () => {
  expect(isoOf('2026-11-20T12:00')).toBe('2026-11-20T07:00:00.000Z');
  expect(localOf(Date.parse('2026-11-20T20:30:00.000Z'))).toBe('2026-11-21T01:30');
  expect(isoOf('')).toBe('');
});
