import type { FigureCode } from '@karachi-estates/domain/finance/figures';
import type { HomeFinance } from '@karachi-estates/domain/finance/homeFinance';
import type { PaymentPlan, Period } from '@karachi-estates/domain/finance/paymentPlan';
import type { RentOrBuy } from '@karachi-estates/domain/finance/rentOrBuy';
import type { Transfer, TransferCost } from '@karachi-estates/domain/finance/transferCosts';
import type { CountedSentence } from './fill.ts';

/** A field of a calculator. */
export interface FigureWords {
  label: string;
  help?: string;
}

interface CalculatorWords<Field extends string> {
  /** On the way to it. */
  name: string;
  heading: string;
  lead: string;
  fields: Record<Field, FigureWords>;
}

/** The page of the calculators; a place in braces takes a figure. */
export interface CalculatorsContent {
  heading: string;
  lead: string;
  navigationLabel: string;
  formLabel: string;
  calculate: string;
  resultHeading: string;
  noResult: string;
  estimate: string;
  copyWhat: string;
  print: string;
  units: { percent: string; years: CountedSentence; perMonth: string };
  problems: Record<FigureCode, string>;
  finance: CalculatorWords<keyof HomeFinance> & {
    monthly: string;
    financed: string;
    totalMarkUp: string;
    totalPaid: string;
    withDown: string;
    table: { caption: string; year: string; paid: string; markUp: string; balance: string };
    note: string;
  };
  plan: CalculatorWords<keyof PaymentPlan> & {
    periods: Record<Period, string>;
    each: string;
    kinds: { booking: string; instalment: string; possession: string };
    lasts: string;
    months: CountedSentence;
    table: {
      caption: string;
      payment: string;
      month: string;
      each: string;
      together: string;
      remaining: string;
      total: string;
    };
    instalments: string;
    range: string;
    all: { summary: string; caption: string; amount: string };
    note: string;
  };
  rent: CalculatorWords<keyof RentOrBuy> & {
    verdict: string;
    cheaper: string;
    never: string;
    monthly: string;
    table: { caption: string; year: string; buying: string; renting: string; homeValue: string; balance: string };
    note: string;
  };
  transfer: CalculatorWords<keyof Transfer> & {
    warning: string;
    total: string;
    withPrice: string;
    table: { caption: string; cost: string; amount: string };
    costs: Record<TransferCost['of'], string>;
  };
}

/** The page /calculators. The figures in its fields are samples of the domain. */
export const calculators: CalculatorsContent = {
  heading: 'Property calculators',
  lead: 'Work out instalments, mark-up and costs before you sign anything. Change any figure and the result follows.',
  navigationLabel: 'Calculators',
  formLabel: 'Figures of the calculation',
  calculate: 'Calculate',
  resultHeading: 'Estimate',
  noResult: 'There is no result yet. Correct the marked figures and it appears here.',
  estimate:
    'This is an estimate from the figures on this page. It is no offer and no advice: ask the bank, the builder or your lawyer for the figures that bind you.',
  copyWhat: 'link to this calculation',
  print: 'Print',
  units: { percent: '%', years: { one: 'year', other: 'years' }, perMonth: 'a month' },
  problems: {
    missing: 'Fill this in.',
    notRupees: 'Write an amount in rupees, for example 25,000,000, 2.5 crore, 75 lakh or 85k.',
    notPercent: 'Write a percentage with at most two decimals, for example 12.5.',
    notPart: 'Write a share such as 20% or an amount such as 50 lakh.',
    notCount: 'Write a whole number, for example 20.',
    notChoice: 'Choose one of the list.',
    tooLittle: 'Write at least {least}.',
    tooMuch: 'Write at most {most}.',
    downTooMuch: 'The down payment must be less than the price.',
    sharesTooMuch: 'Down payment and possession are more than the whole price. Write at most {most} here.',
  },
  finance: {
    name: 'Home finance',
    heading: 'Home finance',
    lead: 'A bank pays part of the price, and you pay it back month by month with its mark-up.',
    fields: {
      price: { label: 'Price of the home' },
      down: { label: 'Down payment', help: 'A share of the price or an amount: 30% or 75 lakh.' },
      rate: { label: 'Mark-up a year', help: 'An assumption: ask the bank for its rate, and whether it changes.' },
      years: { label: 'Paid back over' },
    },
    monthly: 'Monthly instalment',
    financed: 'Paid by the bank',
    totalMarkUp: 'Mark-up in all',
    totalPaid: 'All instalments together',
    withDown: 'With the down payment',
    table: {
      caption: 'Year by year, in rupees',
      year: 'Year',
      paid: 'Paid',
      markUp: 'Mark-up in it',
      balance: 'Still owed',
    },
    note: 'Equal monthly instalments at one rate for the whole time. The last instalment may be a little smaller. Fees and insurance are not in it.',
  },
  plan: {
    name: 'Builder’s instalments',
    heading: 'Instalments of a builder',
    lead: 'A part when you book, instalments while it is built, and the rest when you get the keys.',
    fields: {
      price: { label: 'Price of the home' },
      down: { label: 'On booking', help: 'A share of the price.' },
      count: { label: 'Number of instalments' },
      every: { label: 'One instalment' },
      possession: { label: 'On possession', help: 'A share of the price; 0 if nothing is due then.' },
    },
    periods: { month: 'every month', quarter: 'every three months' },
    each: 'Each instalment',
    kinds: { booking: 'On booking', instalment: 'Instalment {number}', possession: 'On possession' },
    lasts: 'Paid over',
    months: { one: '{count} month', other: '{count} months' },
    table: {
      caption: 'The plan, in rupees',
      payment: 'Payment',
      month: 'Month',
      each: 'Each',
      together: 'Together',
      remaining: 'Still to pay',
      total: 'In all',
    },
    instalments: 'Instalments {first} to {last}',
    range: '{first} to {last}',
    all: { summary: 'Every payment by its month', caption: 'Every payment, in rupees', amount: 'Amount' },
    note: 'Months are counted from booking. What does not divide evenly is in the first instalments, one rupee each. Builders may ask for more, such as charges for utilities and papers.',
  },
  rent: {
    name: 'Rent or buy',
    heading: 'Rent or buy',
    lead: 'The same home, rented or bought with a bank’s money: what each has cost you by the end of every year.',
    fields: {
      price: { label: 'Price of the home' },
      down: { label: 'Down payment', help: 'A share of the price or an amount: 30% or 75 lakh.' },
      rate: { label: 'Mark-up a year', help: 'An assumption: ask the bank for its rate.' },
      years: { label: 'Paid back over', help: 'The comparison runs as long.' },
      rent: { label: 'Rent now' },
      rentRise: { label: 'Rents rise a year by', help: 'An assumption: many agreements say 10%.' },
      priceRise: { label: 'Prices rise a year by', help: 'An assumption: nobody knows it.' },
      upkeep: { label: 'Upkeep a year', help: 'Of the home’s value: repairs, maintenance, property tax.' },
      savings: { label: 'Savings earn a year', help: 'After tax, if the money were not in a home.' },
    },
    verdict: 'Cheaper',
    cheaper: 'Buying, from year {year} on',
    never: 'Renting, until the end of the comparison',
    monthly: 'Monthly instalment',
    table: {
      caption: 'What each has cost by the end of the year, in rupees',
      year: 'Year',
      buying: 'Buying',
      renting: 'Renting',
      homeValue: 'Home’s value',
      balance: 'Still owed',
    },
    note: 'What you pay counts with what it would have earned as savings from the next year on. The buyer owns the home less what is still owed, so a cost below zero is a gain. Costs of the transfer are not in it.',
  },
  transfer: {
    name: 'Transfer costs',
    heading: 'Transfer costs',
    lead: 'What comes on top of the price when a property changes hands.',
    fields: {
      price: { label: 'Price of the property' },
      stamp: { label: 'Stamp duty', help: 'Assumption. Ask the registrar.' },
      valueTax: { label: 'Capital value tax', help: 'Assumption. Ask the tax office.' },
      registration: { label: 'Registration fee', help: 'Assumption. Ask the registrar.' },
      advanceTax: {
        label: 'Advance tax of the buyer',
        help: 'Assumption. It differs for those who file tax returns and those who do not.',
      },
      agent: { label: 'Agent’s commission', help: 'Assumption. Agree on it in writing.' },
      society: { label: 'Society’s transfer fee', help: 'Assumption. Ask the society’s office.' },
    },
    warning:
      'These rates are assumptions to start from and do not say what the law is today. They change with every budget and differ by buyer and by society. Check each one with the registrar, the tax office and the society.',
    total: 'Costs beside the price',
    withPrice: 'Price and costs together',
    table: { caption: 'Each cost, in rupees', cost: 'Cost', amount: 'Amount' },
    costs: {
      stamp: 'Stamp duty',
      valueTax: 'Capital value tax',
      registration: 'Registration fee',
      advanceTax: 'Advance tax of the buyer',
      agent: 'Agent’s commission',
      society: 'Society’s transfer fee',
    },
  },
};
