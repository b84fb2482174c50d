import { expect, it } from 'vitest';
import { moneyText } from './money.ts';

it('says paisa as people read them, also less than nothing', () => {
  expect([900_000, 900_005, 0, -300_000, -50].map(moneyText)).toEqual([
    'PKR 9,000',
    'PKR 9,000.05',
    'PKR 0',
    '-PKR 3,000',
    '-PKR 0.50',
  ]);
});
