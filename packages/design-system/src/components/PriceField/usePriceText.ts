import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { useState } from 'react';

/** What a price field holds: whole rupees; nothing; or a text that is no price, kept so that nothing typed is lost. */
export type PriceValue = number | '' | string;

const grouped = new Intl.NumberFormat('en-PK', { numberingSystem: 'latn' });

function shown(value: PriceValue | null | undefined): string {
  return typeof value === 'number' ? grouped.format(value) : (value ?? '');
}

function read(text: string): PriceValue {
  if (text.trim() === '') return '';
  const parsed = parsePrice(text);
  return parsed.ok ? parsed.rupees : text;
}

/** Keeps the text as it is typed beside the rupees it means; the two part while somebody writes "2.5 crore". */
export function usePriceText(value: PriceValue | null | undefined, onChange: (value: PriceValue) => void) {
  const [text, setText] = useState(() => shown(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (read(text) !== (value ?? '')) setText(shown(value));
  }
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      onChange(read(typed));
    },
    tidy: () => setText(shown(read(text))),
  };
}
