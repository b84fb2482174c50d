import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../data/call.ts';
import { type Linked, useIsUnknownLink } from '../data/linkedLoader.ts';
import { pastProperty, property, usePastProperty, useProperty } from '../data/properties.ts';
import { type Caller, fallbackOf, nothingRead, type Reading } from '../data/reading.ts';

const idIn = (query: URLSearchParams) => parsePropertyId(query.get('id') ?? '');

/** What the loader of a form about a listing gives. */
interface About extends Linked {
  /** The listing is over, and what is left of it was read. */
  isOver?: true;
}

async function read(api: Caller, reading: Reading<unknown>): Promise<About | undefined> {
  try {
    return { fallback: await fallbackOf(api, [reading]) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

const missing = () => data<About>({ fallback: nothingRead, isUnknown: true }, { status: 404 });

/** Reads the listing that a form is about, the `id` of its address; without one the page says so with 404. */
export async function loadListing({ request, context }: LoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams);
  const listed = id === undefined ? undefined : await read(context.api, property(id));
  return listed ? data(listed) : missing();
}

/** The same for a form that may be about a listing that is over, as long as its page is there. */
export async function loadListingOrPast({ request, context }: LoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams);
  if (id === undefined) return missing();
  const listed = await read(context.api, property(id));
  if (listed) return data(listed);
  const past = await read(context.api, pastProperty(id));
  return past ? data<About>({ ...past, isOver: true }) : missing();
}

/**
 * The listing that a form is about; undefined where the address names none, or one that is not listed any more.
 * @param takesPast also one that is over, as long as its page is there.
 */
export function useListing(takesPast = false) {
  const id = idIn(useSearchParams()[0]);
  const isUnknown = useIsUnknownLink();
  const wasOver = (useLoaderData() as About | null)?.isOver === true;
  const listed = useProperty(wasOver ? undefined : id);
  const isOver = takesPast && (wasOver || listed.error?.status === 404);
  const past = usePastProperty(isOver ? id : undefined);
  return { ...(isOver ? past : listed), isOver, isNamed: id !== undefined && !isUnknown };
}
