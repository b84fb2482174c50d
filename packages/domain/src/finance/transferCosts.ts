import { allRead, type FormReading, PRICE, readPercent, readRupees } from './figures.ts';
import { shareOf } from './share.ts';

/** What is paid beside the price as a share of it. */
export const TRANSFER_SHARES = ['stamp', 'valueTax', 'registration', 'advanceTax', 'agent'] as const;
export type TransferShare = (typeof TRANSFER_SHARES)[number];

/**
 * A home that changes hands: its price, the rates in hundredths of a percent, and the society's fee in whole rupees.
 */
export type Transfer = Record<'price' | TransferShare | 'society', number>;

/** One cost of the transfer in whole rupees. */
export interface TransferCost {
  of: TransferShare | 'society';
  amount: number;
}

export interface TransferTotal {
  costs: readonly TransferCost[];
  /** All costs together. */
  total: number;
  /** The price and all costs. */
  withPrice: number;
}

const MOST_SHARE = 2_500;

/**
 * What the calculator says before anybody has typed. The rates are assumptions to begin with and no statement of the
 * law: they change with budgets and differ by buyer, so the page says to check each with the registrar and the tax
 * office.
 */
export const TRANSFER_SAMPLE: Record<keyof Transfer, string> = {
  price: '25000000',
  stamp: '1',
  valueTax: '1',
  registration: '1',
  advanceTax: '1.5',
  agent: '1',
  society: '100000',
};

/** Reads the figures as people type them. */
export function readTransfer(texts: Record<keyof Transfer, string>): FormReading<Transfer> {
  return allRead<Transfer>({
    price: readRupees(texts.price, PRICE),
    stamp: readPercent(texts.stamp, MOST_SHARE),
    valueTax: readPercent(texts.valueTax, MOST_SHARE),
    registration: readPercent(texts.registration, MOST_SHARE),
    advanceTax: readPercent(texts.advanceTax, MOST_SHARE),
    agent: readPercent(texts.agent, MOST_SHARE),
    society: readRupees(texts.society, { ...PRICE, least: 0 }),
  });
}

/** What a transfer costs beside the price, each part rounded to the rupee. */
export function transferCosts(transfer: Transfer): TransferTotal {
  const costs: TransferCost[] = [
    ...TRANSFER_SHARES.map((of) => ({ of, amount: shareOf(transfer.price, transfer[of]) })),
    { of: 'society', amount: transfer.society },
  ];
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  return { costs, total, withPrice: transfer.price + total };
}
