import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { isRefusal } from './call.ts';
import { type Fallback, fallbackOf, nothingRead, type Reading } from './reading.ts';

/** What the loader of a page gives that a link opens, or a number in its address. */
export interface Linked {
  fallback: Fallback;
  /** The token or the number is not known or has ended. A page without scripts cannot ask itself. */
  isUnknown?: true;
}

/** The loader of a page that a mail's link leads to: reads what its `token` stands for, where it has one. */
export const linkedLoader =
  (read: (token: string, search: URLSearchParams) => Reading<unknown>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<Linked> => {
    const search = new URL(request.url).searchParams;
    const token = search.get('token');
    if (!token) return { fallback: nothingRead };
    try {
      return { fallback: await fallbackOf(context.api, [read(token, search)]) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { fallback: nothingRead, isUnknown: true };
    }
  };

/** Whether the loader found that what this page is about is not known. */
export const useIsUnknownLink = (): boolean => (useLoaderData() as Linked | null)?.isUnknown === true;
