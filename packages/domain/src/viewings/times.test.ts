import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkViewingPerson, checkViewingWords, MOST_VIEWING_WORDS, readViewingTimes } from './rules.ts';
import { checkViewingTimes, karachiMoment, readKarachiMoment, viewingReminderAt } from './times.ts';

/** 14:00 in Karachi. */
const now = new Date('2026-11-24T09:00:00Z');
const at = (text: string) => readKarachiMoment(text) as Date;

describe('the times of a viewing', () => {
  it('are those of Karachi', () => {
    expect(at('2026-11-28T17:30')).toEqual(new Date('2026-11-28T12:30:00Z'));
    expect(karachiMoment(new Date('2026-11-28T20:30:00Z'))).toBe('2026-11-29T01:30');
    for (const none of ['', '2026-11-28', '2026-02-30T10:00', '2026-11-28T25:00', 'tomorrow', '2026-11-28T17:30Z'])
      expect(readKarachiMoment(none), none).toBeUndefined();
  });

  it.each([
    [[], 'VIEWING_TIME_MISSING'],
    [['2026-11-25T10:00', '2026-11-25T11:00', '2026-11-25T12:00', '2026-11-25T13:00'], 'VIEWING_TIMES_FULL'],
    [['2026-11-25T10:00', '2026-11-25T10:00'], 'VIEWING_TIMES_SAME'],
    [['2026-11-24T15:59'], 'VIEWING_TOO_SOON'],
    [['2026-11-24T16:00'], undefined],
    [['2027-01-23T14:00'], undefined],
    [['2027-01-23T14:01'], 'VIEWING_TOO_LATE'],
    [['2026-11-25T07:59'], 'VIEWING_AT_NIGHT'],
    [['2026-11-25T08:00', '2026-11-25T21:00'], undefined],
    [['2026-11-25T21:01'], 'VIEWING_AT_NIGHT'],
  ])('%j: %s', (texts, code) => {
    const verdict = checkViewingTimes(texts.map(at), now);
    expect(verdict.ok ? undefined : verdict.code).toBe(code);
  });

  it('are read as a form has them, soonest first', () => {
    const typed = { time_1: '2026-11-26T10:00', time_2: '', time_3: ' 2026-11-25T10:00 ' };
    expect(readViewingTimes(typed, now)).toEqual({
      ok: true,
      times: [at('2026-11-25T10:00'), at('2026-11-26T10:00')],
    });
  });

  it.each([
    [{ time_1: '2026-11-26' }, 'VIEWING_TIME_INVALID', 'time_1'],
    [{ time_1: '', time_2: '' }, 'VIEWING_TIME_MISSING', 'time_1'],
    [{ time_1: '2026-11-26T10:00', time_2: '2026-11-26' }, 'VIEWING_TIME_INVALID', 'time_2'],
    [{ time_1: '2026-11-26T10:00', time_2: '', time_3: '2026-11-26T03:00' }, 'VIEWING_AT_NIGHT', 'time_3'],
    [{ time_1: '2026-11-26T10:00', time_2: '2026-11-26T10:00' }, 'VIEWING_TIMES_SAME', 'time_2'],
  ])('are refused at the field that is at fault: %j', (typed, code, field) => {
    expect(readViewingTimes(typed, now)).toMatchObject({ ok: false, code, field });
  });

  it('a moment is the same after it was shown and read again', () => {
    const minutes = fc.integer({ min: 0, max: 40_000_000 }).map((minute) => new Date(minute * 60_000));
    fc.assert(
      fc.property(minutes, (moment) => {
        expect(readKarachiMoment(karachiMoment(moment))).toEqual(moment);
      }),
    );
  });
});

describe('the reminder', () => {
  it('comes at six in the evening of the day before', () => {
    expect(viewingReminderAt(at('2026-11-26T10:00'), now)).toEqual(at('2026-11-25T18:00'));
    expect(viewingReminderAt(at('2026-11-25T08:00'), now)).toEqual(at('2026-11-24T18:00'));
  });

  it('comes two hours ahead where that evening is over', () => {
    expect(viewingReminderAt(at('2026-11-24T20:00'), now)).toEqual(at('2026-11-24T18:00'));
    expect(viewingReminderAt(at('2026-11-25T10:00'), at('2026-11-24T18:30'))).toEqual(at('2026-11-25T08:00'));
    expect(viewingReminderAt(at('2026-11-24T16:00'), now)).toBeNull();
  });

  it('is to come, on the day before or two hours ahead, or there is none', () => {
    const wait = fc.integer({ min: 1, max: 60 * 24 * 60 });
    fc.assert(
      fc.property(wait, (minutes) => {
        const starts = new Date(now.getTime() + minutes * 60_000);
        const reminder = viewingReminderAt(starts, now);
        const dayBefore = karachiMoment(new Date(starts.getTime() - 86_400_000)).slice(0, 10);
        if (reminder) {
          expect(reminder > now && reminder < starts).toBe(true);
          const isAhead = starts.getTime() - reminder.getTime() === 2 * 3_600_000;
          if (!isAhead) expect(karachiMoment(reminder)).toBe(`${dayBefore}T18:00`);
        } else expect(starts.getTime() - now.getTime() <= 2 * 3_600_000).toBe(true);
      }),
    );
  });
});

describe('who asks', () => {
  const good = { name: 'Sana Ahmed', email: 'sana@example.com', phone: '0300 1234567' };
  it.each([
    [{}, []],
    [{ words: 'With my mother.' }, []],
    [{ name: ' ' }, ['name']],
    [{ email: 'sana', phone: '12' }, ['email', 'phone']],
    [{ words: 'x'.repeat(MOST_VIEWING_WORDS + 1) }, ['words']],
  ])('%j: wrong are %j', (changes, wrong) => {
    const verdict = checkViewingPerson({ ...good, ...changes });
    expect(verdict.ok ? [] : Object.keys(verdict.fields)).toEqual(wrong);
  });

  it('is told why where the seller declines', () => {
    expect(checkViewingWords(' ', true)).toMatchObject({ code: 'VIEWING_WORDS_MISSING' });
    expect(checkViewingWords('', false).ok).toBe(true);
  });
});
