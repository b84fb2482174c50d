import { homeFinance } from '@karachi-estates/domain/finance/homeFinance';
import { type RentOrBuy, rentOrBuy } from '@karachi-estates/domain/finance/rentOrBuy';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { fill } from '../../content/fill.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { RupeeTable } from './RupeeTable.tsx';

/** From which year a home is cheaper bought than rented, and what each costs by the end of every year. */
export function RentResult({ given, words }: { given: RentOrBuy; words: CalculatorsContent['rent'] }) {
  const { years, cheaperFrom } = rentOrBuy(given);
  const { table } = words;
  const verdict = cheaperFrom === undefined ? words.never : fill(words.cheaper, { year: cheaperFrom });
  return (
    <CalculatorResult
      headline={{ label: words.verdict, value: verdict }}
      facts={[{ label: words.monthly, value: formatPkr(homeFinance(given).monthly) }]}
      note={words.note}
    >
      <RupeeTable
        caption={table.caption}
        head={table.year}
        columns={[
          { label: table.buying },
          { label: table.renting },
          { label: table.homeValue, isWide: true },
          { label: table.balance, isWide: true },
        ]}
        rows={years.map(({ year, buying, renting, homeValue, balance }) => ({
          id: year,
          head: String(year),
          cells: [buying, renting, homeValue, balance],
        }))}
      />
    </CalculatorResult>
  );
}
