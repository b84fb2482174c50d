import { afterEach, beforeEach, expect } from 'vitest';

const said: string[] = [];
const say = console.error;

// What React or the browser complains about in a story is a fault of the component, so it fails the test.
beforeEach(() => {
  said.length = 0;
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    say(...words);
  };
});

afterEach(() => {
  console.error = say;
  expect(said, 'console errors').toEqual([]);
});
