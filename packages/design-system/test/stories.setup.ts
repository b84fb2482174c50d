import { afterEach, beforeEach, expect } from 'vitest';

// Stories are checked as they come to rest: a test that catches the first frame of a fade says nothing about the component.
const still = document.createElement('style');
still.textContent =
  '*,*::before,*::after,*::backdrop,*::details-content{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important}';
document.head.append(still);

const said: string[] = [];
const say = console.error;

// Said of the test, not of a component: Storybook switches React's act() environment off while a play function awaits, and a
// scroll or a timer may come at that moment.
const OF_THE_TEST = 'The current testing environment is not configured to support act(';

// What React or the browser complains about in a story is a fault of the component, so it fails the test.
beforeEach(() => {
  said.length = 0;
  console.error = (...words: unknown[]) => {
    const sentence = words.map(String).join(' ');
    if (!sentence.startsWith(OF_THE_TEST)) said.push(sentence);
    say(...words);
  };
});

afterEach(() => {
  console.error = say;
  expect(said, 'console errors').toEqual([]);
});
