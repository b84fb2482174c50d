import { type Fact, FactGrid } from '@karachi-estates/design-system/FactGrid';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CalculatorResultProps {
  /** What everybody wants to know first; screen readers hear it again when it changes. */
  headline: { label: string; value: string };
  facts: readonly Fact[];
  /** What must be known before the figures are relied on. */
  warning?: string;
  /** What is in the figures, and what is not. */
  note?: string;
  /** The tables. */
  children: ReactNode;
}

/** The answer of a calculator: one figure large, the others beside each other, then the tables. */
export function CalculatorResult({ headline, facts, warning, note, children }: CalculatorResultProps) {
  return (
    <Stack spacing={3} sx={{ minWidth: 0, '@media print': { gap: 1 } }}>
      <div role="status">
        <Typography color="textSecondary">{headline.label}</Typography>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {headline.value}
        </Typography>
      </div>
      {/* Amounts are long: one below the other on phones, two beside each other where there is room. */}
      {facts.length > 0 && (
        <FactGrid facts={facts} sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }} />
      )}
      {warning && <Alert severity="warning">{warning}</Alert>}
      {children}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Stack>
  );
}
