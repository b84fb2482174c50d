/** A screen or a notice for when something goes wrong that no rule of the domain foresees. */
export interface FailureContent {
  heading: string;
  text: string;
  action: string;
}

/** Failures of the site itself; `reference` names the request, so that support can find it in the log. */
export const failures: Readonly<Record<'broken' | 'offline' | 'busy' | 'signedOut', FailureContent>> & {
  reference: string;
} = {
  broken: {
    heading: 'Something went wrong here',
    text: 'It is our mistake, and we have made a note of it. Reloading often helps.',
    action: 'Reload the page',
  },
  offline: {
    heading: 'You seem to be offline',
    text: 'What you have typed is still here. Check your connection and try again.',
    action: 'Try again',
  },
  busy: {
    heading: 'Too many tries',
    text: 'For safety we have paused this for a short while. Please wait a minute.',
    action: 'Try again',
  },
  signedOut: {
    heading: 'You are logged out',
    text: 'Log in again and you return to this page.',
    action: 'Log In',
  },
  reference: 'Reference for support: {requestId}',
};
