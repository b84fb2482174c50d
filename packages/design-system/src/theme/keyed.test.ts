import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('tells apart what comes again, and keeps the name of what comes once', () => {
  const pictures = ['a', 'b', 'a', 'a'].map((src) => ({ src }));
  expect(keyed(pictures, ({ src }) => src)).toEqual([
    ['a', { src: 'a' }],
    ['b', { src: 'b' }],
    ['a 2', { src: 'a' }],
    ['a 3', { src: 'a' }],
  ]);
  expect(keyed(['One.', 'One.']).map(([key]) => key)).toEqual(['One.', 'One. 2']);
});
