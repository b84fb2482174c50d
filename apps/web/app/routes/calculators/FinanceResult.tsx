import { type HomeFinance, homeFinance } from '@karachi-estates/domain/finance/homeFinance';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { RupeeTable } from './RupeeTable.tsx';

/** What a bank's money costs, year by year. */
export function FinanceResult({ given, words }: { given: HomeFinance; words: CalculatorsContent['finance'] }) {
  const { financed, monthly, totalMarkUp, totalPaid, course } = homeFinance(given);
  const { table } = words;
  return (
    <CalculatorResult
      headline={{ label: words.monthly, value: formatPkr(monthly) }}
      facts={[
        { label: words.financed, value: formatPkr(financed) },
        { label: words.totalMarkUp, value: formatPkr(totalMarkUp) },
        { label: words.totalPaid, value: formatPkr(totalPaid) },
        { label: words.withDown, value: formatPkr(totalPaid + given.down) },
      ]}
      note={words.note}
    >
      <RupeeTable
        caption={table.caption}
        head={table.year}
        columns={[{ label: table.paid }, { label: table.markUp }, { label: table.balance }]}
        rows={course.map(({ year, paid, markUp, balance }) => ({
          id: year,
          head: String(year),
          cells: [paid, markUp, balance],
        }))}
      />
    </CalculatorResult>
  );
}
