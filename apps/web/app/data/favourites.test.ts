import { describe, expect, it } from 'vitest';
import { changed, parseFavourites } from './favourites.ts';

describe('parseFavourites', () => {
  it('reads what was stored', () => {
    expect(parseFavourites('{"owner":7,"ids":[3,1]}')).toEqual({ owner: 7, ids: [3, 1], notes: {} });
    expect(parseFavourites('{"ids":[3],"notes":{"3":{"note":5,"seen":"yes"}}}').notes).toEqual({
      3: { note: '5', seen: false, rejected: null },
    });
  });

  it('takes nothing from an entry that somebody else wrote', () => {
    for (const text of [null, '', 'x', '[]', '{}', '{"ids":"1,2"}', 'null']) {
      expect(parseFavourites(text)).toEqual({ owner: null, ids: [], notes: {} });
    }
    expect(parseFavourites('{"owner":"me","ids":[1,-1,"2",1.5]}')).toEqual({ owner: null, ids: [1], notes: {} });
  });
});

describe('changed', () => {
  it('puts the newest first, once', () => {
    expect(changed({ owner: null, ids: [1, 2, 3], notes: {} }, 2, true).ids).toEqual([2, 1, 3]);
  });

  it('removes', () => {
    const note = { note: 'x', seen: false, rejected: null };
    expect(changed({ owner: 7, ids: [1, 2, 3], notes: { 2: note, 3: note } }, 2, false)).toEqual({
      owner: 7,
      ids: [1, 3],
      notes: { 3: note },
    });
  });

  it('has at most a hundred on the device of a guest, the newest ones, and as many as there are of an account', () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(changed({ owner: null, ids, notes: {} }, 500, true).ids).toHaveLength(100);
    expect(changed({ owner: null, ids, notes: {} }, 500, true).ids[0]).toBe(500);
    expect(changed({ owner: 7, ids, notes: {} }, 500, true).ids).toHaveLength(101);
  });
});
