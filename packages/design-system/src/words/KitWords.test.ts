import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type KitWords, KitWordsProvider, type KitWordsProviderProps, useKitWords } from './KitWords.tsx';
import { urduWords } from './ur.ts';

type Words = KitWords['LoadedPart'];
const english: Words = { failed: 'Failed', retry: 'Try again', close: 'Close' };

interface PartProps {
  said: Words[];
  labels: Partial<Words> | undefined;
}

/** Is drawn twice, and notes its words each time. */
function Part({ said, labels }: PartProps) {
  const [isAgain, setAgain] = useState(false);
  said.push(useKitWords('LoadedPart', english, labels));
  if (!isAgain) setAgain(true);
  return null;
}

// What is drawn again only when its words change, such as a card in a list, would be drawn each time.
it.each<[string, KitWordsProviderProps['words'], Partial<Words>?]>([
  ['English', {}],
  ['a language', urduWords],
  ['a caller', {}, { close: 'Leave' }],
  ['a language and a caller', urduWords, { close: 'Leave' }],
  ['a language that comes after the page has begun', () => urduWords],
])('the words of %s are the same at the next render', (_, words, labels) => {
  const said: Words[] = [];
  const provider = { locale: 'ur', words } as KitWordsProviderProps;
  renderToString(createElement(KitWordsProvider, provider, createElement(Part, { said, labels })));
  const [first, second] = said;
  const own = typeof words === 'function' ? words() : words;
  expect(first).toEqual({ ...english, ...own.LoadedPart, ...labels });
  expect(second).toBe(first);
});
