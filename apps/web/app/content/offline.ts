/** What is said where there is no network. */
export const offline = {
  /** Stands above every screen while the connection is gone. */
  note: 'You are offline. Pages that you have seen still open, as you saw them last.',
  /** Something that comes over the network could not be shown. */
  partMissing: 'This needs a connection. Please try again when you are online.',
} as const;
