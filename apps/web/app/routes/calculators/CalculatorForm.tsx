import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { PriceField } from '@karachi-estates/design-system/PriceField';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { PERIODS } from '@karachi-estates/domain/finance/paymentPlan';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Calculation, readCalculation } from '../../calculators/calculation.ts';
import type { CalculatorsContent } from '../../content/calculators.ts';
import { fillCount } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useDebounced } from '../../properties/useDebounced.ts';
import { type Figure, figuresOf } from './figures.ts';
import { workedOut } from './workedOut.tsx';

export interface CalculatorFormProps {
  calculation: Calculation;
  words: CalculatorsContent;
  /** Address of the page; the browser goes there itself without JavaScript. */
  action: string;
  /** What is wrong, by field, in words. */
  problems: Readonly<Record<string, string>>;
  /** Follows what is typed, and is called at once when the form is sent. */
  onChange: (calculation: Calculation) => void;
}

/** A price field holds rupees where its text is an amount. */
function heldBy({ kind, text }: Figure): string | number {
  const price = kind === 'price' || kind === 'rent' ? parsePrice(text) : undefined;
  return price?.ok ? price.rupees : text;
}

function FigureField({
  figure: { name, kind, words, text },
  content,
}: {
  figure: Figure;
  content: CalculatorsContent;
}) {
  const { units, plan } = content;
  const locale = useLocale();
  const field = { name, ...words };
  switch (kind) {
    case 'price':
      return <PriceField {...field} sx={{ gridColumn: '1 / -1' }} />;
    case 'rent':
      return <PriceField {...field} unit={units.perMonth} sx={{ gridColumn: '1 / -1' }} />;
    case 'period':
      return <SelectField {...field} choices={PERIODS.map((value) => ({ value, label: plan.periods[value] }))} />;
    case 'percent':
      return <TextField {...field} inputMode="decimal" autoComplete="off" unit={units.percent} />;
    case 'years':
      return (
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="off"
          unit={fillCount(units.years, Number(text), locale)}
        />
      );
    case 'count':
      return <TextField {...field} inputMode="numeric" autoComplete="off" />;
    case 'part':
      return <TextField {...field} autoComplete="off" />;
  }
}

/** The figures of a calculator: a GET form, so that it works before and without JavaScript. */
export function CalculatorForm({ calculation, words, action, problems, onChange }: CalculatorFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const figures = figuresOf(calculation, words);
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(problems).map(([name, message]) => [name, { type: 'figure', message }])),
    [problems],
  );
  const form = useForm<Record<string, string | number>>({
    defaultValues: Object.fromEntries(figures.map((figure) => [figure.name, heldBy(figure)])),
    errors,
    // The errors follow the typing: the focus stays where the person writes.
    shouldFocusError: false,
  });

  /** What stands in the fields now; undefined when the form has gone already, which the last report may find. */
  function typed(): Calculation | undefined {
    if (!element.current) return undefined;
    const texts = Array.from(new FormData(element.current), ([name, text]): [string, string] => [name, String(text)]);
    return readCalculation(new URLSearchParams(texts));
  }

  const reportSoon = useDebounced(() => {
    const now = typed();
    if (now) onChange(now);
  });

  function send() {
    const now = typed();
    if (!now) return;
    onChange(now);
    const [wrong] = Object.keys(workedOut(now, words).problems);
    if (wrong) form.setFocus(wrong);
  }

  return (
    <FormLayout
      ref={element}
      form={form}
      method="get"
      action={action}
      label={words.formLabel}
      onChange={reportSoon}
      onSubmit={send}
      onInvalid={send}
    >
      <input type="hidden" name="calc" value={calculation.calc} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
          gap: 3,
          alignItems: 'start',
        }}
      >
        {figures.map((figure) => (
          <FigureField key={figure.name} figure={figure} content={words} />
        ))}
      </Box>
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {words.calculate}
      </Button>
    </FormLayout>
  );
}
