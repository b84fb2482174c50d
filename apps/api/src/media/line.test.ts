import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLine, isUrduText } from './line.actions.ts';

const style = { size: 10, colour: '#1c1f24' };

async function inkOf(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value, at) => at % info.channels === info.channels - 1 && value > 128).length;
}

it('draws Urdu with joined letters: a word is narrower than its letters apart', async () => {
  const joined = await drawLine('عائشہ', style);
  const apart = await drawLine([...'عائشہ'].join(' '), style);
  expect(await inkOf(joined.png)).toBeGreaterThan(50);
  expect(joined.width).toBeLessThan(apart.width);
  expect(joined.height).toBeLessThan(30);
});

it('draws the same line as the same bytes, and Latin letters beside Urdu', async () => {
  const mixed = await drawLine('عائشہ Qureshi', style);
  expect((await drawLine('عائشہ Qureshi', style)).png.equals(mixed.png)).toBe(true);
  expect(mixed.width).toBeGreaterThan((await drawLine('عائشہ', style)).width + 10);
});

it('is for texts in the Arabic script only', () => {
  expect(['عائشہ', 'Ayesha عائشہ', 'ﻻ'].every(isUrduText)).toBe(true);
  expect(['Ayesha', 'Zoë', '', '–'].some(isUrduText)).toBe(false);
});
