import { expect, it } from 'vitest';
import { formatMoney, moneyText } from './money.ts';

it('says paisa as people read them, also less than nothing', () => {
  expect([900_000, 900_005, 0, -300_000, -50].map(moneyText)).toEqual([
    'PKR 9,000',
    'PKR 9,000.05',
    'PKR 0',
    '-PKR 3,000',
    '-PKR 0.50',
  ]);
});

it('says rupees to the paisa, where there are some', () => {
  expect([7_904.36, 7_904, 0.1 + 0.2, 64_095.64, -0.5].map(formatMoney)).toEqual([
    'PKR 7,904.36',
    'PKR 7,904',
    'PKR 0.30',
    'PKR 64,095.64',
    '-PKR 0.50',
  ]);
});
