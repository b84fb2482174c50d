import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('what a line of the log changed', () => {
  it('names each field that is another one now', () => {
    expect(changesOf({ before: { review: 'approved', price: 5 }, after: { review: 'hidden', price: 5 } })).toEqual([
      'review: approved → hidden',
    ]);
  });

  it('says what came and what is gone', () => {
    expect(changesOf({ before: null, after: { roles: ['owner'] } })).toEqual(['roles: ["owner"]']);
    expect(changesOf({ before: { note: 'x' }, after: {} })).toEqual(['note: x → nothing']);
  });

  it('is empty where nothing was changed', () => {
    expect(changesOf({ before: null, after: null })).toEqual([]);
  });
});
