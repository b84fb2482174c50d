import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../data/call.ts';
import { type Linked, useIsUnknownLink } from '../data/linkedLoader.ts';
import { property, useProperty } from '../data/properties.ts';
import { fallbackOf, nothingRead } from '../data/reading.ts';

const idIn = (query: URLSearchParams) => parsePropertyId(query.get('id') ?? '');

/** Reads the listing that a form is about, the `id` of its address; without one the page says so with 404. */
export async function loadListing({ request, context }: LoaderFunctionArgs) {
  const missing = () => data<Linked>({ fallback: nothingRead, isUnknown: true }, { status: 404 });
  const id = idIn(new URL(request.url).searchParams);
  if (id === undefined) return missing();
  try {
    return data<Linked>({ fallback: await fallbackOf(context.api, [property(id)]) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return missing();
  }
}

/** The listing that a form is about; undefined where the address names none, or one that is not listed any more. */
export function useListing() {
  const id = idIn(useSearchParams()[0]);
  const isUnknown = useIsUnknownLink();
  return { ...useProperty(id), isNamed: id !== undefined && !isUnknown };
}
