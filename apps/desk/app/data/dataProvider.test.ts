import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { createDataProvider } from './dataProvider.ts';

const page = (rows: object[], endCursor: string | null = null) => ({
  data: rows,
  pageInfo: { endCursor, hasNextPage: endCursor !== null },
  total: 40,
  total_exact: true,
});

const answering = (answer: unknown) => vi.fn(async (_: Endpoint, __?: object) => answer);

describe('the data provider', () => {
  it('asks for a list by its filters, order and page size, and tells its length', async () => {
    const call = answering(page([{ id: 7 }], 'after-7'));
    const answer = await createDataProvider(call as Call).getList('listings', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'price', order: 'ASC' },
      filter: { q: 'sea view', status: 'active' },
    });
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ url: '/api/desk/listings' }),
      expect.objectContaining({
        query: { q: 'sea view', status: 'active', limit: '25', sort: 'price', order: 'asc', cursor: undefined },
      }),
    );
    expect(answer).toEqual({
      data: [{ id: 7 }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
      meta: { total: 40, exact: true, page: 1 },
    });
  });

  it('sends no order to a list that has one only', async () => {
    const call = answering(page([]));
    await createDataProvider(call as Call).getList('upgrades', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { limit: '25', cursor: undefined } });
  });

  it('reads one row by its id, and what there is one of by any', async () => {
    const call = answering({ id: 12, title: 'House' });
    const { getOne } = createDataProvider(call as Call);
    await expect(getOne('listings', { id: '12' })).resolves.toEqual({ data: { id: 12, title: 'House' } });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { id: '12' } });
    await expect(getOne('today', { id: 'now' })).resolves.toMatchObject({ data: { id: 'now' } });
    expect(call.mock.calls[1]?.[1]).toMatchObject({ params: undefined });
  });

  it('knows nothing that the contracts do not have', async () => {
    const { getList } = createDataProvider(answering(undefined) as Call);
    await expect(getList('castles', {})).rejects.toThrow('no call for “castles”');
  });
});
