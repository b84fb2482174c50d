import { afterEach, beforeEach, expect } from 'vitest';
import { lostReferences } from './lostReferences.ts';
import { numbersApart } from './numbersApart.ts';
import { said } from './storyPage.ts';

beforeEach(() => {
  said.length = 0;
  // What stories leave behind, also for those of other files: some put a clipboard of their own in place, some scroll.
  Reflect.deleteProperty(navigator, 'clipboard');
  window.scrollTo(0, 0);
});

// What React or the browser complains about in a story is a fault of the component, so it fails the test.
afterEach(() => {
  expect(said, 'console errors').toEqual([]);
});

// What axe does not ask, of every story as it stands in the end.
afterEach(() => {
  expect(lostReferences(), 'names of elements that are not there').toEqual([]);
  // Numbers are read from left to right in every language.
  expect(document.dir === 'rtl' ? numbersApart(document.body) : [], 'numbers that are not aligned').toEqual([]);
});
