import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { type Payment, type PaymentPlan, paymentPlan, paymentRuns } from '@karachi-estates/domain/finance/paymentPlan';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { styled } from '@mui/material/styles';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { RupeeTable } from './RupeeTable.tsx';

const Every = styled('details')(
  memoTheme(({ theme }) => ({
    '& > summary': {
      ...theme.typography.subtitle1,
      paddingBlock: theme.spacing(1),
      color: (theme.vars ?? theme).palette.primary.main,
      cursor: 'pointer',
    },
    '@media print': { '&:not([open])': { display: 'none' } },
  })),
);

/** A builder's payments: in a few lines as a brochure has them, and each by its month. */
export function PlanResult({ given, words }: { given: PaymentPlan; words: CalculatorsContent['plan'] }) {
  const locale = useLocale();
  const payments = paymentPlan(given);
  const { table, all, kinds } = words;
  const amountOf = (kind: Payment['kind']) => payments.find((payment) => payment.kind === kind)?.amount ?? 0;
  return (
    <CalculatorResult
      headline={{ label: words.each, value: formatPkr(amountOf('instalment')) }}
      facts={[
        { label: kinds.booking, value: formatPkr(amountOf('booking')) },
        { label: kinds.possession, value: formatPkr(amountOf('possession')) },
        { label: words.lasts, value: fillCount(words.months, payments.at(-1)?.month ?? 0, locale) },
      ]}
      note={words.note}
    >
      <RupeeTable
        caption={table.caption}
        head={table.payment}
        columns={[
          { label: table.month, isWide: true },
          { label: table.each },
          { label: table.together },
          { label: table.remaining, isWide: true },
        ]}
        rows={paymentRuns(payments).map(({ kind, first, last, firstMonth, lastMonth, each, together, remaining }) => ({
          id: `${kind} ${first}`,
          head: first === last ? fill(kinds[kind], { number: first }) : fill(words.instalments, { first, last }),
          cells: [
            firstMonth === lastMonth ? String(firstMonth) : fill(words.range, { first: firstMonth, last: lastMonth }),
            each,
            together,
            remaining,
          ],
        }))}
        sum={{ id: 'sum', head: table.total, cells: ['', '', given.price, ''] }}
      />
      <Every>
        <summary>{all.summary}</summary>
        <RupeeTable
          caption={all.caption}
          head={table.payment}
          columns={[{ label: table.month }, { label: all.amount }, { label: table.remaining }]}
          rows={payments.map(({ kind, number, month, amount, remaining }) => ({
            id: `${kind} ${number}`,
            head: fill(kinds[kind], { number }),
            cells: [String(month), amount, remaining],
          }))}
        />
      </Every>
    </CalculatorResult>
  );
}
