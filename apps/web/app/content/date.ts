const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});

/** A moment as its day in Karachi, for people: '3 November 2026'. The same on the server and in every browser. */
export const fullDate = (iso: string): string => dates.format(new Date(iso));
