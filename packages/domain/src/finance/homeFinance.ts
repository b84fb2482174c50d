import { allRead, type FormReading, PRICE, readCount, readDownPayment, readPercent, readRupees } from './figures.ts';
import { proportion, WHOLE } from './share.ts';

/** A home paid by a bank in part: what it costs and on which terms. */
export interface HomeFinance {
  /** Whole rupees. */
  price: number;
  /** Whole rupees, less than the price. */
  down: number;
  /** Mark-up a year in hundredths of a percent. */
  rate: number;
  years: number;
}

/** What is paid in one year, and what is owed at its end. */
export interface FinanceYear {
  year: number;
  paid: number;
  markUp: number;
  balance: number;
}

/** What a bank's money costs, in whole rupees. */
export interface FinanceCost {
  financed: number;
  /** Each month's instalment; the last one may be smaller. */
  monthly: number;
  /** All instalments together. */
  totalPaid: number;
  totalMarkUp: number;
  course: readonly FinanceYear[];
}

/** The most that a rate of mark-up may be, in hundredths of a percent. */
export const MOST_RATE = 5_000;
export const MOST_YEARS = 30;

/** What the calculator says before anybody has typed. */
export const HOME_FINANCE_SAMPLE = { price: '25000000', down: '30%', rate: '14', years: '20' };

/** Reads the figures as people type them. */
export function readHomeFinance(texts: Record<keyof HomeFinance, string>): FormReading<HomeFinance> {
  const price = readRupees(texts.price, PRICE);
  return allRead<HomeFinance>({
    price,
    down: readDownPayment(texts.down, price),
    rate: readPercent(texts.rate, MOST_RATE),
    years: readCount(texts.years, { least: 1, most: MOST_YEARS }),
  });
}

const MONTHS = 12;

interface Month {
  paid: number;
  markUp: number;
  balance: number;
}

/** The course of a debt month by month; undefined when the instalment does not pay it off in time. */
function repaid(financed: number, rate: number, months: number, instalment: number): Month[] | undefined {
  const course: Month[] = [];
  let balance = financed;
  while (balance > 0 && course.length < months) {
    const markUp = proportion(balance, rate, WHOLE * MONTHS);
    const paid = Math.min(instalment, balance + markUp);
    // A debt that does not shrink never ends.
    if (paid <= markUp) return undefined;
    balance += markUp - paid;
    course.push({ paid, markUp, balance });
  }
  return balance === 0 ? course : undefined;
}

/** The annuity by its formula, a rupee or so beside the instalment that is right with whole rupees. */
function estimate(financed: number, rate: number, months: number): number {
  const monthly = rate / WHOLE / MONTHS;
  if (monthly === 0) return financed / months;
  return (financed * monthly) / -Math.expm1(-months * Math.log1p(monthly));
}

/** The smallest instalment in whole rupees that pays the debt off in time, with its course. */
function smallestInstalment(financed: number, rate: number, months: number) {
  let instalment = Math.max(1, Math.floor(estimate(financed, rate, months)));
  let course = repaid(financed, rate, months, instalment);
  while (!course) {
    instalment += 1;
    course = repaid(financed, rate, months, instalment);
  }
  for (let less = repaid(financed, rate, months, instalment - 1); less && instalment > 1; ) {
    instalment -= 1;
    course = less;
    less = repaid(financed, rate, months, instalment - 1);
  }
  return { instalment, course };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What a bank's money costs when the debt shrinks month by month: equal instalments, mark-up on what is still owed,
 * everything in whole rupees as banks book it.
 */
export function homeFinance({ price, down, rate, years }: HomeFinance): FinanceCost {
  const financed = price - down;
  const { instalment, course } = smallestInstalment(financed, rate, years * MONTHS);
  const totalMarkUp = sumOf(course.map(({ markUp }) => markUp));
  const byYear = Array.from({ length: Math.ceil(course.length / MONTHS) }, (_, index): FinanceYear => {
    const months = course.slice(index * MONTHS, (index + 1) * MONTHS);
    return {
      year: index + 1,
      paid: sumOf(months.map(({ paid }) => paid)),
      markUp: sumOf(months.map(({ markUp }) => markUp)),
      balance: months.at(-1)?.balance ?? 0,
    };
  });
  return { financed, monthly: instalment, totalPaid: financed + totalMarkUp, totalMarkUp, course: byYear };
}
