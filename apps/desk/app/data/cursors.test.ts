import { describe, expect, it, vi } from 'vitest';
import { Cursors } from './cursors.ts';

/** A list of `pages` pages, whose cursors are the numbers of the pages before. */
const listOf = (pages: number) =>
  vi.fn(async (cursor: string | undefined, passed: number) => {
    const page = Number(cursor ?? 0) + passed + 1;
    if (page > pages) return { data: [], pageInfo: { endCursor: null, hasNextPage: false } };
    return { data: [page], pageInfo: { endCursor: String(page), hasNextPage: page < pages } };
  });

const MOST = 400;

describe('pages by cursor', () => {
  it('asks once for the page after one that is known', async () => {
    const cursors = new Cursors();
    const read = listOf(5);
    await cursors.read('ads', 1, MOST, read);
    await expect(cursors.read('ads', 2, MOST, read)).resolves.toMatchObject({ page: 2, answer: { data: [2] } });
    expect(read.mock.calls).toEqual([
      [undefined, 0],
      ['1', 0],
    ]);
  });

  it('asks once for a page far down that is asked for first, and once for the one after', async () => {
    const cursors = new Cursors();
    const read = listOf(5_000);
    await expect(cursors.read('ads', 400, MOST, read)).resolves.toMatchObject({ page: 400, answer: { data: [400] } });
    await expect(cursors.read('ads', 401, MOST, read)).resolves.toMatchObject({ page: 401, answer: { data: [401] } });
    expect(read.mock.calls).toEqual([
      [undefined, 399],
      ['400', 0],
    ]);
  });

  it('goes on where one call passes over too few', async () => {
    const read = listOf(5_000);
    await expect(new Cursors().read('ads', 1_000, MOST, read)).resolves.toMatchObject({
      page: 1_000,
      answer: { data: [1_000] },
    });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it.each([
    [9, 3],
    [400, 1],
    [400, 399],
    [400, 200],
    [1_000, 700],
  ])('asked for page %i it ends with the last page of a list of %i, after few calls', async (page, pages) => {
    const read = listOf(pages);
    await expect(new Cursors().read('ads', page, MOST, read)).resolves.toMatchObject({
      page: pages,
      answer: { data: [pages] },
    });
    expect(read.mock.calls.length).toBeLessThan(14);
  });

  it('is empty where the list is', async () => {
    await expect(new Cursors().read('ads', 3, MOST, listOf(0))).resolves.toMatchObject({
      page: 1,
      answer: { data: [] },
    });
  });

  it('ends with the last page of a list that has become shorter since its pages were read', async () => {
    const cursors = new Cursors();
    for (const page of [1, 2, 3, 4]) await cursors.read('ads', page, MOST, listOf(4));
    const answer = await cursors.read('ads', 4, MOST, listOf(2));
    expect(answer).toMatchObject({ page: 2, answer: { data: [2] } });
  });

  it('keeps lists apart, and begins anew with the first page', async () => {
    const cursors = new Cursors();
    const read = listOf(3);
    await cursors.read('ads', 1, MOST, read);
    await cursors.read('sellers', 2, MOST, read);
    await cursors.read('ads', 1, MOST, read);
    await cursors.read('ads', 3, MOST, read);
    expect(read.mock.calls).toEqual([
      [undefined, 0],
      [undefined, 1],
      [undefined, 0],
      ['1', 1],
    ]);
  });
});
