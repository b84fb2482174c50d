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

/** What React or the browser has complained about since it was emptied. */
export const said: string[] = [];

// For good, and not for each test: a story of the desk puts back what it found here when the next story begins, which
// may be another file's.
const say = console.error;
console.error = (...words: unknown[]) => {
  const sentence = words.map(String).join(' ');
  if (!sentence.startsWith(OF_THE_TEST)) said.push(sentence);
  say(...words);
};
