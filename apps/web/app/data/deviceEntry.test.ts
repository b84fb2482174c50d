import { describe, expect, it } from 'vitest';
import { parseIds } from './deviceEntry.ts';

describe('parseIds', () => {
  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['[3,"4",0,-1,1.5,5]', [3, 5]],
  ])('%j', (text, ids) => {
    expect(parseIds(text)).toEqual(ids);
  });
});
