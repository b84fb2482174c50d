/** Words about the papers that sellers declare of their ads. */
export const papers = {
  title: 'Papers',
  none: 'The seller has declared nothing.',
  declared: 'Declared by the seller',
  seen: (day: string) => `Document seen on ${day}`,
  by: (name: string) => `by ${name}`,
  open: 'Open the document',
  logged: 'Each opening is watermarked with your name and written to the audit log.',
  see: 'Mark as seen',
  unsee: 'Take back',
  done: { see: 'Marked as seen. The page shows the day, not your name.', unsee: 'Taken back.' },
};
