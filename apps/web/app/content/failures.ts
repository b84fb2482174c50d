/** Words of a screen that could not be shown. */
export interface FailureContent {
  heading: string;
  text: string;
}

/** Failures of the site itself, which no rule of the domain foresees. */
export const failures: Readonly<Record<'broken' | 'offline' | 'address', FailureContent>> = {
  broken: {
    heading: 'Something went wrong here',
    text: 'It is our mistake, and we have made a note of it. Reloading often helps.',
  },
  offline: {
    heading: 'You seem to be offline',
    text: 'Check your connection and try again.',
  },
  address: {
    heading: 'This address cannot be read',
    text: 'It holds a character that cannot be typed. Check the link, or begin at the home page.',
  },
};
