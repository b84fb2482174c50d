import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.ts';

const stamp = new Date('2026-11-23T09:00:00.000Z');
const event = { id: 'a@example.com', title: 'Down payment', text: 'Unit A-1', at: { day: '2026-12-31' } };

/** The lines of a calendar file, unfolded as RFC 5545 says. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const octetsIn = (line: string) => encodeURIComponent(line).replace(/%../g, '_').length;

describe('a calendar file', () => {
  it('has whole days, moments and reminders', () => {
    const file = calendarFile(
      'Payments',
      [
        { ...event, remindDays: 7 },
        {
          ...event,
          id: 'b@example.com',
          at: { starts: new Date('2026-12-01T10:00:00Z'), ends: new Date('2026-12-01T10:30:00Z') },
          place: 'Clifton, Karachi',
        },
      ],
      stamp,
    );
    const lines = linesOf(file);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('TRIGGER:-P7D');
    expect(lines).toContain('DTSTART:20261201T100000Z');
    expect(lines).toContain('LOCATION:Clifton\\, Karachi');
    expect(lines.filter((line) => line === 'DTSTAMP:20261123T090000Z')).toHaveLength(2);
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('keeps what people typed inside its line', () => {
    const file = calendarFile('x', [{ ...event, title: 'a;b,c\\d\r\nBEGIN:VEVENT\u0000' }], stamp);
    expect(linesOf(file)).toContain('SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VEVENT ');
  });

  it('has no line of more than 75 octets, and cuts no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const file = calendarFile(`یونٹ 🏢 ${text}`, [{ ...event, text }], stamp);
        for (const line of file.split('\r\n')) expect(octetsIn(line)).toBeLessThanOrEqual(75);
        expect(file).not.toMatch(/[^\r]\n|\ufffd/);
      }),
    );
  });
});
