import { allRead, type FormReading, PRICE, readCount, readDownPayment, readPercent, readRupees } from './figures.ts';
import { homeFinance, MOST_RATE, MOST_YEARS } from './homeFinance.ts';
import { shareOf } from './share.ts';

/** The same home bought with a bank's money, or rented. Rates are hundredths of a percent a year. */
export interface RentOrBuy {
  /** Whole rupees. */
  price: number;
  /** Whole rupees, less than the price. */
  down: number;
  /** Mark-up on what is owed. */
  rate: number;
  /** Years of the finance, and of the comparison. */
  years: number;
  /** Rupees a month in the first year. */
  rent: number;
  rentRise: number;
  priceRise: number;
  /** What the owner spends to keep it, of its value. */
  upkeep: number;
  /** What savings earn that are not spent on a home. */
  savings: number;
}

/** What each way has cost by the end of a year, in whole rupees. */
export interface ComparedYear {
  year: number;
  /** Negative when the home has gained more than everything that was paid. */
  buying: number;
  renting: number;
  homeValue: number;
  balance: number;
}

export interface Comparison {
  years: readonly ComparedYear[];
  /** The first year at whose end buying has cost less, and does so at the end of all later ones too. */
  cheaperFrom: number | undefined;
}

/** The most that rents, prices and savings may grow in a year, in hundredths of a percent. */
export const MOST_GROWTH = 3_000;
const MOST_UPKEEP = 1_000;
const MOST_RENT = 1_000_000_000;

/** What the calculator says before anybody has typed. */
export const RENT_OR_BUY_SAMPLE = {
  price: '25000000',
  down: '30%',
  rate: '14',
  years: '20',
  rent: '90000',
  rentRise: '10',
  priceRise: '9',
  upkeep: '1',
  savings: '9',
};

/** Reads the figures as people type them. */
export function readRentOrBuy(texts: Record<keyof RentOrBuy, string>): FormReading<RentOrBuy> {
  const price = readRupees(texts.price, PRICE);
  return allRead<RentOrBuy>({
    price,
    down: readDownPayment(texts.down, price),
    rate: readPercent(texts.rate, MOST_RATE),
    years: readCount(texts.years, { least: 1, most: MOST_YEARS }),
    rent: readRupees(texts.rent, { least: 0, most: MOST_RENT }),
    rentRise: readPercent(texts.rentRise, MOST_GROWTH),
    priceRise: readPercent(texts.priceRise, MOST_GROWTH),
    upkeep: readPercent(texts.upkeep, MOST_UPKEEP),
    savings: readPercent(texts.savings, MOST_GROWTH),
  });
}

const grown = (rupees: number, rate: number) => rupees + shareOf(rupees, rate);

/**
 * Compares year by year. What was paid counts with what it would have earned as savings, from the year after; the buyer
 * owns the home less what is owed for it. Costs of the transfer are left out.
 */
export function rentOrBuy(given: RentOrBuy): Comparison {
  const finance = homeFinance(given);
  let spentBuying = given.down;
  let spentRenting = 0;
  let homeValue = given.price;
  let rent = given.rent;
  const years = Array.from({ length: given.years }, (_, index): ComparedYear => {
    const instalments = finance.course[index];
    const upkeep = shareOf(homeValue, given.upkeep);
    spentBuying = grown(spentBuying, given.savings) + (instalments?.paid ?? 0) + upkeep;
    spentRenting = grown(spentRenting, given.savings) + rent * 12;
    homeValue = grown(homeValue, given.priceRise);
    rent = grown(rent, given.rentRise);
    const balance = instalments?.balance ?? 0;
    return { year: index + 1, buying: spentBuying - (homeValue - balance), renting: spentRenting, homeValue, balance };
  });
  const lastDearer = years.findLastIndex(({ buying, renting }) => buying >= renting);
  return { years, cheaperFrom: years[lastDearer + 1]?.year };
}
