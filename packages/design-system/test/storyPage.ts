/** What the page has from its first file of stories on. All files share the page, and this module with it. */

// Stories are checked as they come to rest: a test that catches the first frame of a fade says nothing about the
// component.
const still = document.createElement('style');
still.textContent = `*, *::before, *::after, *::backdrop, *::details-content {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
}`;
document.head.append(still);

// Said of the test, not of a component: Storybook switches React's act() environment off while a play function awaits,
// and a scroll or a timer may come at that moment.
const OF_THE_TEST = 'The current testing environment is not configured to support act(';

// A popover is never higher than its window: this is only said while the window takes the size that the next story asks
// for, with the last one still open in it.
const OF_THE_WINDOW = 'MUI: The popover component is too tall.';

/** What React or the browser has complained about since it was emptied. */
export const said: string[] = [];

// For good, and not for each test: a story of the desk puts back what it found here when the next story begins, which
// may be another file's.
const say = console.error;
console.error = (...words: unknown[]) => {
  const sentence = words.map(String).join(' ');
  if (![OF_THE_TEST, OF_THE_WINDOW].some((start) => sentence.startsWith(start))) said.push(sentence);
  say(...words);
};
