import { HOME_FINANCE_SAMPLE } from '@karachi-estates/domain/finance/homeFinance';
import { PAYMENT_PLAN_SAMPLE } from '@karachi-estates/domain/finance/paymentPlan';
import { RENT_OR_BUY_SAMPLE } from '@karachi-estates/domain/finance/rentOrBuy';
import { TRANSFER_SAMPLE } from '@karachi-estates/domain/finance/transferCosts';

/** The calculators in their order, each with what its fields say before anybody has typed. */
export const samples = {
  finance: HOME_FINANCE_SAMPLE,
  plan: PAYMENT_PLAN_SAMPLE,
  rent: RENT_OR_BUY_SAMPLE,
  transfer: TRANSFER_SAMPLE,
} as const;

export type CalculatorId = keyof typeof samples;
export const calculatorIds = Object.keys(samples) as CalculatorId[];
export const isCalculatorId = (value: unknown): value is CalculatorId => calculatorIds.some((id) => id === value);

/** The texts of a calculator's fields, by field. */
export type CalculatorTexts<Id extends CalculatorId = CalculatorId> = Record<keyof (typeof samples)[Id], string>;

/** A calculator with what stands in its fields. */
export type Calculation = { [Id in CalculatorId]: { calc: Id; texts: CalculatorTexts<Id> } }[CalculatorId];

const fields = new Set(Object.values(samples).flatMap((sample) => Object.keys(sample)));

/** The key of an address that names the calculator. */
const CALC = 'calc';

function textsOf<Id extends CalculatorId>(calc: Id, search: URLSearchParams): CalculatorTexts<Id> {
  const entries = Object.entries(samples[calc]).map(([field, sample]) => [field, search.get(field) ?? sample]);
  return Object.fromEntries(entries) as CalculatorTexts<Id>;
}

/**
 * What an address asks to be worked out. A field that it does not name has its sample, one that is empty stays empty,
 * and the first calculator is meant where none is named.
 */
export function readCalculation(search: URLSearchParams): Calculation {
  const named = search.get(CALC);
  const calc = isCalculatorId(named) ? named : 'finance';
  return { calc, texts: textsOf(calc, search) } as Calculation;
}

/** The query of a calculation, with every field, so that it means the same after a sample has changed. */
export const calculationQuery = ({ calc, texts }: Calculation): string =>
  `?${new URLSearchParams({ [CALC]: calc, ...texts })}`;

/** Whether an address holds what somebody has typed: figures, or a calculator that does not exist. */
export function isTypedCalculation(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => fields.has(key)) || (search.has(CALC) && !isCalculatorId(search.get(CALC)));
}
