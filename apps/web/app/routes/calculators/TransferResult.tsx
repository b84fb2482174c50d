import { type Transfer, transferCosts } from '@karachi-estates/domain/finance/transferCosts';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { RupeeTable } from './RupeeTable.tsx';

/** What is paid beside the price, each cost by itself. */
export function TransferResult({ given, words }: { given: Transfer; words: CalculatorsContent['transfer'] }) {
  const { costs, total, withPrice } = transferCosts(given);
  const { table } = words;
  return (
    <CalculatorResult
      headline={{ label: words.total, value: formatPkr(total) }}
      facts={[{ label: words.withPrice, value: formatPkr(withPrice) }]}
      warning={words.warning}
    >
      <RupeeTable
        caption={table.caption}
        head={table.cost}
        columns={[{ label: table.amount }]}
        rows={costs.map(({ of, amount }) => ({ id: of, head: words.costs[of], cells: [amount] }))}
        sum={{ id: 'sum', head: words.total, cells: [total] }}
      />
    </CalculatorResult>
  );
}
