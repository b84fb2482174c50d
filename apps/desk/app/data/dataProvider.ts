import { DESK_SKIP_MOST } from '@karachi-estates/contracts/desk';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { Call } from './call.ts';
import { Cursors } from './cursors.ts';
import { details, lists, singles } from './resources.ts';

/** A page of any list of the desk. */
interface ListAnswer {
  data: RaRecord[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  total: number;
  total_exact: boolean;
}

/** What the desk knows of the length of a list, beside its rows. */
export interface ListMeta {
  total: number;
  /** False where the total is an estimate. */
  exact: boolean;
  /** The page that is read: the last one, where the address names one beyond it. */
  page: number;
}

function endpointOf(from: Readonly<Record<string, Endpoint>>, resource: string): Endpoint {
  const endpoint = from[resource];
  if (!endpoint) throw new Error(`The desk has no call for “${resource}”.`);
  return endpoint;
}

/** Whether a list can be asked for in an order. */
const takes = ({ schema }: Endpoint, name: string): boolean =>
  Object.hasOwn((schema.querystring as { properties?: object } | undefined)?.properties ?? {}, name);

/** Changes go through the calls of their screens, which know what they mean. */
const elsewhere = (): Promise<never> => Promise.reject(new Error('Changes are calls of their own.'));

/**
 * react-admin's way to the API, derived from the contracts: pages by number become pages by cursor, filters and order
 * become the query, what there is one of is read by any id.
 */
export function createDataProvider(call: Call): DataProvider {
  const cursors = new Cursors();

  async function getList(resource: string, params: GetListParams & { signal?: AbortSignal }): Promise<GetListResult> {
    const endpoint = endpointOf(lists, resource);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    const { field, order } = params.sort ?? { field: '', order: 'DESC' };
    const query = {
      ...params.filter,
      limit: String(perPage),
      ...(takes(endpoint, 'sort') && { sort: field }),
      ...(takes(endpoint, 'order') && { order: order.toLowerCase() }),
    };
    const list = `${resource} ${JSON.stringify(query)}`;
    const { answer, page: at } = await cursors.read(
      list,
      page,
      Math.floor(DESK_SKIP_MOST / perPage),
      async (cursor, passed) => {
        const place = { cursor, ...(passed > 0 && { skip: String(passed * perPage) }) };
        const wanted: unknown = await call(endpoint, {
          query: { ...query, ...place },
          signal: params.signal,
        } as object);
        return wanted as ListAnswer;
      },
    );
    const meta: ListMeta = { total: answer.total, exact: answer.total_exact, page: at };
    return {
      data: answer.data,
      pageInfo: { hasNextPage: answer.pageInfo.hasNextPage, hasPreviousPage: at > 1 },
      meta,
    };
  }

  return {
    supportAbortSignal: true,
    getList,
    async getOne(resource, { id, signal }) {
      const single = Object.hasOwn(singles, resource);
      const endpoint = endpointOf(single ? singles : details, resource);
      const data: unknown = await call(endpoint, { params: single ? undefined : { id: String(id) }, signal } as object);
      if (!single) return { data: data as never };
      return { data: (Array.isArray(data) ? { id, rows: data } : { ...(data as object), id }) as never };
    },
    getMany: elsewhere,
    getManyReference: elsewhere,
    create: elsewhere,
    update: elsewhere,
    updateMany: elsewhere,
    delete: elsewhere,
    deleteMany: elsewhere,
  };
}
