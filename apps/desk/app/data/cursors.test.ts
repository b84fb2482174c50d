import { describe, expect, it, vi } from 'vitest';
import { Cursors } from './cursors.ts';

/** A list of `pages` pages, whose cursors are the numbers of the pages before. */
const listOf = (pages: number) =>
  vi.fn(async (cursor: string | undefined) => {
    const page = Number(cursor ?? 0) + 1;
    return { page, pageInfo: { endCursor: String(page), hasNextPage: page < pages } };
  });

describe('pages by cursor', () => {
  it('asks once for the page after one that is known', async () => {
    const cursors = new Cursors();
    const read = listOf(5);
    await cursors.read('ads', 1, read);
    await expect(cursors.read('ads', 2, read)).resolves.toMatchObject({ page: 2 });
    expect(read.mock.calls).toEqual([[undefined], ['1']]);
  });

  it('walks to a page in the middle that is asked for first', async () => {
    const read = listOf(5);
    await expect(new Cursors().read('ads', 4, read)).resolves.toMatchObject({ page: 4 });
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('ends with the last page of a list that has become shorter', async () => {
    await expect(new Cursors().read('ads', 9, listOf(3))).resolves.toMatchObject({ page: 3 });
  });

  it('keeps lists apart, and begins anew with the first page', async () => {
    const cursors = new Cursors();
    const read = listOf(3);
    await cursors.read('ads', 1, read);
    await cursors.read('sellers', 2, read);
    await cursors.read('ads', 1, read);
    await cursors.read('ads', 3, read);
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, undefined, '1', undefined, '1', '2']);
  });
});
