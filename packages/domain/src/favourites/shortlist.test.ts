import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHomeNote, type HomeNote, isNoted, LONGEST_NOTE, mergeHomeNotes, movedTo, NO_NOTE } from './shortlist.ts';

const notes: fc.Arbitrary<HomeNote> = fc.record({
  note: fc.string({ maxLength: 30 }),
  seen: fc.boolean(),
  rejected: fc.option(fc.string({ maxLength: 10 })),
});

describe('mergeHomeNotes', () => {
  it('joins two notes', () => {
    const kept = { ...NO_NOTE, note: 'Dark kitchen' };
    expect(mergeHomeNotes(kept, { note: 'Ask for the lift', seen: true, rejected: 'Too far' })).toEqual({
      note: 'Dark kitchen\nAsk for the lift',
      seen: true,
      rejected: 'Too far',
    });
  });

  it.each([
    ['Dear', 'Too far', 'Dear\nToo far'],
    ['Dear\nToo far', 'Too far', 'Dear\nToo far'],
    ['Dear', '', 'Dear'],
    ['', 'Too far', 'Too far'],
    ['', null, ''],
    [null, '', ''],
  ])('joins why it is not for them: %j and %j', (kept, brought, both) => {
    expect(mergeHomeNotes({ ...NO_NOTE, rejected: kept }, { ...NO_NOTE, rejected: brought }).rejected).toBe(both);
  });

  it('loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(notes, notes, (kept, brought) => {
        const merged = mergeHomeNotes(kept, brought);
        expect(merged.note).toContain(kept.note);
        expect(merged.note).toContain(brought.note);
        expect(merged.seen).toBe(kept.seen || brought.seen);
        expect(merged.rejected === null).toBe(kept.rejected === null && brought.rejected === null);
        expect(merged.rejected ?? '').toContain(kept.rejected ?? '');
        expect(merged.rejected ?? '').toContain(brought.rejected ?? '');
        expect(mergeHomeNotes(merged, brought)).toEqual(merged);
        expect(mergeHomeNotes(kept, NO_NOTE)).toEqual(kept);
      }),
    );
  });
});

it('knows what was said', () => {
  expect([NO_NOTE, { ...NO_NOTE, rejected: '' }, { ...NO_NOTE, seen: true }].map(isNoted)).toEqual([false, true, true]);
});

it.each([
  [{}, true],
  [{ note: ` ${'ک'.repeat(LONGEST_NOTE)} ` }, true],
  [{ note: 'x'.repeat(LONGEST_NOTE + 1) }, false],
  [{ rejected: 'x'.repeat(201) }, false],
  [{ rejected: null }, true],
])('checks %j', (note, isRight) => {
  expect(checkHomeNote(note).ok).toBe(isRight);
});

describe('movedTo', () => {
  it.each([
    [3, 1, [3, 1, 2]],
    [1, 3, [2, 3, 1]],
    [2, 2, [1, 2, 3]],
    [9, 1, [1, 2, 3]],
    [1, 9, [1, 2, 3]],
  ])('puts %i where %i stood', (id, place, ids) => {
    expect(movedTo([1, 2, 3], id, place)).toEqual(ids);
  });

  it('keeps all of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 2 }), fc.nat(), fc.nat(), (ids, from, to) => {
        const [id = 0, place = 0] = [ids[from % ids.length], ids[to % ids.length]];
        const moved = movedTo(ids, id, place);
        expect([...moved].sort()).toEqual([...ids].sort());
        expect(moved.indexOf(id)).toBe(ids.indexOf(place));
      }),
    );
  });
});
