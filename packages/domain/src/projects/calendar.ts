import type { Day } from './days.ts';

/** An event of a whole day, or one with a beginning and an end. */
export interface CalendarEvent {
  /** Stays the same when the event is sent again, so that calendars replace it. */
  id: string;
  title: string;
  text: string;
  at: { day: Day } | { starts: Date; ends: Date };
  place?: string;
  /** A reminder this many days before. */
  remindDays?: number;
  /** How often it was changed since it was sent first: calendars take the highest. */
  sequence?: number;
  /** It does not take place: calendars take it out. */
  isCancelled?: boolean;
}

/** RFC 5545, 3.1: lines of at most 75 octets without the line break. */
const LINE_OCTETS = 75;

/** Text as a value: RFC 5545, 3.3.11. Control characters have no place in it. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, '\\n')
  );
}

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a long line: the following ones begin with a space, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = octetsOf(character);
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
const plain = (day: Day) => day.replaceAll('-', '');
const dayAfter = (day: Day) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function eventLines(event: CalendarEvent, stamp: Date): string[] {
  const { at } = event;
  const when =
    'day' in at
      ? [`DTSTART;VALUE=DATE:${plain(at.day)}`, `DTEND;VALUE=DATE:${plain(dayAfter(at.day))}`, 'TRANSP:TRANSPARENT']
      : [`DTSTART:${utc(at.starts)}`, `DTEND:${utc(at.ends)}`];
  const place = event.place === undefined ? [] : [`LOCATION:${escaped(event.place)}`];
  const reminder =
    event.remindDays === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(event.title)}`,
          `TRIGGER:-P${event.remindDays}D`,
          'END:VALARM',
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.id)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...when,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...place,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
    ...reminder,
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) with some events.
 * @param stamp when it was made
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karachi Estates//Projects//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
