/** What the notes and the log of something say, on whatever screen they stand. */
export const notes = {
  title: 'Notes',
  empty: 'Nothing is written down yet.',
  field: 'New note',
  help: 'For the desk only; nobody else reads it.',
  add: 'Add note',
  added: 'The note is added.',
  missing: 'Write something first.',
  by: (name: string, when: string) => `${name}, ${when}`,
  log: {
    title: 'What the desk did',
    empty: 'Nothing yet.',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    change: (before: string, after: string) => `${before} → ${after}`,
    details: 'What changed',
  },
} as const;
