import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../data/call.ts';
import { property, useProperty } from '../data/properties.ts';
import { fallbackOf, nothingRead } from '../data/reading.ts';

const idIn = (query: URLSearchParams) => parsePropertyId(query.get('id') ?? '');

/** Reads the listing that a form is about, the `id` of its address; without one the page says so with 404. */
export async function loadListing({ request, context }: LoaderFunctionArgs) {
  const id = idIn(new URL(request.url).searchParams);
  if (id === undefined) return data({ fallback: nothingRead }, { status: 404 });
  try {
    return data({ fallback: await fallbackOf(context.api, [property(id)]) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data({ fallback: nothingRead }, { status: 404 });
  }
}

/** The listing that a form is about; undefined where the address names none. */
export function useListing() {
  const id = idIn(useSearchParams()[0]);
  return { ...useProperty(id), isNamed: id !== undefined };
}
