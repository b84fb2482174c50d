import { formatPkr } from '@karachi-estates/domain/properties/price';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { Calculation, CalculatorTexts } from '../../calculators/calculation.ts';
import type { CalculatorsContent, FigureWords } from '../../content/calculators.ts';
import { fillCount } from '../../content/fill.ts';

/** How a figure is typed: an amount, a share, a share or an amount, a number, or a choice. */
type FigureKind = 'price' | 'rent' | 'percent' | 'part' | 'count' | 'years' | 'period';

/** The fields of every calculator in their order. Fields of one name are typed alike. */
const kinds: Record<keyof CalculatorTexts<'finance'>, FigureKind> &
  Record<keyof CalculatorTexts<'plan'>, FigureKind> &
  Record<keyof CalculatorTexts<'rent'>, FigureKind> &
  Record<keyof CalculatorTexts<'transfer'>, FigureKind> = {
  price: 'price',
  down: 'part',
  rate: 'percent',
  years: 'years',
  count: 'count',
  every: 'period',
  possession: 'percent',
  rent: 'rent',
  rentRise: 'percent',
  priceRise: 'percent',
  upkeep: 'percent',
  savings: 'percent',
  stamp: 'percent',
  valueTax: 'percent',
  registration: 'percent',
  advanceTax: 'percent',
  agent: 'percent',
  society: 'price',
};

/** A field of a calculator with what stands in it. */
export interface Figure {
  name: string;
  kind: FigureKind;
  words: FigureWords;
  text: string;
}

/** The fields of a calculation in their order. */
export function figuresOf({ calc, texts }: Calculation, content: CalculatorsContent): Figure[] {
  const fields: Readonly<Record<string, FigureWords>> = content[calc].fields;
  return Object.entries<string>(texts).map(([name, text]) => {
    // A builder's plan counts in shares only.
    const kind = calc === 'plan' && name === 'down' ? 'percent' : kinds[name as keyof typeof kinds];
    return { name, kind, words: fields[name] ?? { label: name }, text };
  });
}

/** What a figure says on paper, where its box is not. */
export function figureInWords({ kind, text }: Figure, { units, plan }: CalculatorsContent, locale: Locale): string {
  switch (kind) {
    case 'price':
    case 'rent': {
      const price = parsePrice(text);
      return price.ok ? formatPkr(price.rupees) : text;
    }
    case 'percent':
      return /^[\d.]+$/.test(text) ? `${text} ${units.percent}` : text;
    case 'years':
      return `${text} ${fillCount(units.years, Number(text), locale)}`;
    case 'period':
      return text === 'quarter' ? plan.periods.quarter : plan.periods.month;
    default:
      return text;
  }
}
