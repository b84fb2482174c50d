export const stuck = {
  title: 'Mails and jobs',
  lead: 'What did not go through. Most of it is tried again by itself; what is given up waits for you.',
  failed: 'Mails and jobs could not be read',
  mails: {
    title: 'Mails',
    none: 'Every mail went out.',
    columns: { to: 'To', subject: 'Subject', state: 'State', error: 'What went wrong', action: 'Try again' },
    givenUp: 'Given up',
    next: (moment: string) => `Tried again ${moment}`,
    retry: 'Try again',
    retryOf: (subject: string) => `Try again: ${subject}`,
    retried: 'It goes out now.',
  },
  jobs: {
    title: 'Jobs',
    none: 'There are no queues.',
    columns: {
      queue: 'Queue',
      waiting: 'Waiting',
      running: 'Running',
      failed: 'Failed',
      error: 'What went wrong last',
    },
    retry: 'Run again',
    retryOf: (queue: string) => `Run again: the failed jobs of ${queue}`,
    retried: 'They run now.',
  },
} as const;
