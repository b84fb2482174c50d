import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SEEN, mergeRecents } from './recents.ts';

const recents = fc.record({
  property_ids: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: MOST_SEEN }),
  search: fc.constantFrom('', 'area=7', 'q=flat'),
});

describe('what was looked at, brought together', () => {
  it('has each home once, at the place of its last look, and the last search', () => {
    const known = { property_ids: [1, 2, 3], search: 'area=7' };
    expect(mergeRecents(known, { property_ids: [2, 4, 2], search: '' })).toEqual({
      property_ids: [1, 3, 4, 2],
      search: 'area=7',
    });
    expect(mergeRecents(known, { property_ids: [], search: 'area=8' })).toEqual({ ...known, search: 'area=8' });
  });

  it('loses and doubles nothing, and is the same when it is brought again', () => {
    fc.assert(
      fc.property(recents, recents, (known, brought) => {
        const merged = mergeRecents(known, brought);
        const all = new Set([...known.property_ids, ...brought.property_ids]);
        expect(new Set(merged.property_ids).size).toBe(merged.property_ids.length);
        expect(merged.property_ids).toHaveLength(Math.min(all.size, MOST_SEEN));
        expect(mergeRecents(merged, brought)).toEqual(merged);
      }),
    );
  });
});
