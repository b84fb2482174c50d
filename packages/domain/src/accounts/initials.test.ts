import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Farhan Ahmed Siddiqui', 'FS'],
    ['  Rabia  ', 'R'],
    ['ali khan', 'AK'],
    ['عائشہ خان', 'عخ'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
