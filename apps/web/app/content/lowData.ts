/** What the switch of low data says. */
export const lowData = {
  label: 'Low data',
  /** What it does. */
  sentence: 'Photos load on a tap, with their size.',
  /** It was turned on by the browser and by nobody else. */
  byBrowser: 'Your browser asks for less data: photos load on a tap, with their size.',
} as const;
