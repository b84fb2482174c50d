import { afterEach, beforeEach, expect } from 'vitest';

// Stories are judged as they come to rest: a test that catches the first frame of a fade says nothing about the component.
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after,*::backdrop,*::details-content{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important}';
document.head.append(still);

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
