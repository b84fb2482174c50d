/** What stands on every notice. */
export const notices = { dismiss: 'Dismiss' } as const;
