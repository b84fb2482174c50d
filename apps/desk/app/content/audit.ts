export const audit = {
  title: 'Audit log',
  lead: 'Who did what, from where. Nothing here can be changed or deleted.',
  empty: { title: 'Nothing is recorded yet', text: 'Every change that the desk makes appears here.' },
  columns: { at: 'When', actor: 'Who', action: 'What', subject: 'About', change: 'Change', address: 'From' },
  filters: {
    q: 'Name, amount or words',
    actor: 'Who',
    action: 'What',
    subject: 'About',
    from: 'From day',
    to: 'To day',
  },
  verify: 'Check the chain',
  checking: 'Checking every row.',
  holds: (rows: string) => `The chain holds: ${rows} rows, none changed.`,
  broken: (id: number, why: string) => `Row ${id} is wrong: ${why}`,
} as const;
