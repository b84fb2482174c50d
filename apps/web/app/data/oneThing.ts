import { data } from 'react-router-dom';
import { isRefusal } from './call.ts';
import { type Fallback, nothingRead } from './reading.ts';

/** What the loader of a page about one thing has read, or that there is no such thing. */
export interface OneThing {
  fallback: Fallback;
  isMissing: boolean;
}

/** The page of a thing that is there. */
export const foundPage = (fallback: Fallback) => data<OneThing>({ fallback, isMissing: false });

/** The page of a thing that is not there, with 404. */
export const missingPage = () => data<OneThing>({ fallback: nothingRead, isMissing: true }, { status: 404 });

/** The page of a thing that the API has refused to show. @throws again what is no refusal */
export function missingWhereRefused(error: unknown) {
  if (isRefusal(error)) return missingPage();
  throw error;
}
