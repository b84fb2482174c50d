import { describe, expect, it } from 'vitest';
import { changed, parseFavourites } from './favourites.ts';

describe('parseFavourites', () => {
  it('reads what was stored', () => {
    expect(parseFavourites('{"owner":7,"ids":[3,1]}')).toEqual({ owner: 7, ids: [3, 1] });
  });

  it('takes nothing from an entry that somebody else wrote', () => {
    for (const text of [null, '', 'x', '[]', '{}', '{"ids":"1,2"}', 'null']) {
      expect(parseFavourites(text)).toEqual({ owner: null, ids: [] });
    }
    expect(parseFavourites('{"owner":"me","ids":[1,-1,"2",1.5]}')).toEqual({ owner: null, ids: [1] });
  });
});

describe('changed', () => {
  it('puts the newest first, once', () => {
    expect(changed({ owner: null, ids: [1, 2, 3] }, 2, true).ids).toEqual([2, 1, 3]);
  });

  it('removes', () => {
    expect(changed({ owner: 7, ids: [1, 2, 3] }, 2, false)).toEqual({ owner: 7, ids: [1, 3] });
  });

  it('has at most a hundred on the device of a guest, the newest ones, and as many as there are of an account', () => {
    const ids = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(changed({ owner: null, ids }, 500, true).ids).toHaveLength(100);
    expect(changed({ owner: null, ids }, 500, true).ids[0]).toBe(500);
    expect(changed({ owner: 7, ids }, 500, true).ids).toHaveLength(101);
  });
});
