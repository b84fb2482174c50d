import { describe, expect, it } from 'vitest';
import { approvalFaults, PROGRESS_PHOTOS, progressFaults } from './progress.ts';

const TODAY = '2026-11-23';
const both = { en: 'The roof is on.', ur: 'چھت مکمل ہے۔' };
const entry = { date: '2026-11-20', percent: 80, words: both, alts: [both] };
const approval = { date: '2026-03-14', name: both, authority: both };

describe('a progress entry', () => {
  it('may be shown with a day, a percentage, words and described photos', () => {
    expect(progressFaults(entry, TODAY)).toEqual([]);
    expect(progressFaults({ ...entry, date: TODAY, percent: 0, alts: [] }, TODAY)).toEqual([]);
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: '2026-11-24' }, 'date_ahead'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 40.5 }, 'percent'],
    [{ percent: Number.NaN }, 'percent'],
    [{ words: { en: ' ', ur: 'ہے' } }, 'words'],
    [{ words: { en: 'Is', ur: '' } }, 'words_ur'],
    [{ alts: [both, { en: 'A crane', ur: ' ' }] }, 'photos'],
    [{ alts: Array.from({ length: PROGRESS_PHOTOS + 1 }, () => both) }, 'photos_many'],
  ])('is refused with %j', (change, fault) => {
    expect(progressFaults({ ...entry, ...change }, TODAY)).toEqual([fault]);
  });
});

describe('an approval', () => {
  it('may be shown with a day, a name and an authority in both languages', () => {
    expect(approvalFaults(approval, TODAY)).toEqual([]);
  });

  it('says every field that lacks something', () => {
    const nothing = { en: '', ur: '' };
    expect(approvalFaults({ date: '2027-01-01', name: nothing, authority: nothing }, TODAY)).toEqual([
      'date_ahead',
      'name',
      'name_ur',
      'authority',
      'authority_ur',
    ]);
  });
});
