import type { PastProperty, Property } from '@karachi-estates/contracts/properties';
import { parsePropertySegment, propertyPath } from '@karachi-estates/domain/properties/address';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { useTitle } from '../../chrome/useTitle.ts';
import type { PageSeo } from '../../content/pageSeo.ts';
import { CallFailed, isRefusal } from '../../data/call.ts';
import { pastProperty, property, propertyContext, similarProperties, useProperty } from '../../data/properties.ts';
import { type Caller, type Fallback, fallbackOf, nothingRead, optional, valuesOf } from '../../data/reading.ts';
import { noteSeen } from '../../data/seen.ts';
import { startReading } from '../../data/useApi.ts';
import { noteVisit } from '../../data/visits.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import type { HandedOver } from '../../properties/PropertyCards.tsx';
import { siteOf, untitled } from '../../seo/pageMeta.ts';
import { pastSeo } from './pastSeo.ts';
import { missingTitle, pastMeta, propertyMeta, propertyTitle } from './propertyMeta.ts';

/** What the server read: the property, that it was there once (with the words of its head), or that there is none. */
type Loaded = { fallback: Fallback; isMissing: boolean; past?: 'ended' | 'gone'; seo?: PageSeo };

const missing = () => data<Loaded>({ fallback: nothingRead, isMissing: true }, { status: 404 });

/** The page of a property that is not listed: sold or rented within a year, removed, or never there. */
async function loadPast(caller: Caller, id: number, locale: Locale) {
  try {
    const fallback = await fallbackOf(caller, [
      pastProperty(id),
      optional(similarProperties(id)),
      optional(propertyContext(id)),
    ]);
    const past = valuesOf(fallback)[pastProperty(id).key] as PastProperty;
    return data<Loaded>({ fallback, isMissing: true, past: 'ended', seo: pastSeo(past, locale) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status !== 410) return missing();
    const fallback = await fallbackOf(caller, [optional(similarProperties(id))]);
    return data<Loaded>({ fallback, isMissing: true, past: 'gone' }, { status: 410 });
  }
}

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = parsePropertySegment(params.segment);
  if (id === undefined) return missing();
  try {
    const readings = [property(id), similarProperties(id), optional(propertyContext(id))];
    const fallback = await fallbackOf(context.api, readings);
    const path = propertyPath(valuesOf(fallback)[property(id).key] as Property);
    // The words of an address are its title's; under any others the same page would be there many times.
    if (new URL(request.url).pathname !== localePath(context.locale, path)) return redirect(path, 301);
    return data<Loaded>({ fallback, isMissing: false });
  } catch (error) {
    if (error instanceof CallFailed && error.status === 404) return loadPast(context.api, id, context.locale);
    throw error;
  }
}

export async function clientLoader({ params }: { params: { segment?: string } }) {
  const id = parsePropertySegment(params.segment);
  if (id !== undefined) startReading([property(id), similarProperties(id), propertyContext(id)]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location, matches, params }) => {
  const id = parsePropertySegment(params.segment);
  const values = loaderData && id !== undefined ? valuesOf(loaderData.fallback) : undefined;
  const read = id === undefined ? undefined : values?.[property(id).key];
  const past = id === undefined ? undefined : (values?.[pastProperty(id).key] as PastProperty | undefined);
  if (past && loaderData?.seo) return pastMeta(siteOf(matches), past, loaderData.seo);
  const handed = (location.state as HandedOver | null)?.property;
  if (!loaderData && !handed) return untitled;
  return propertyMeta(siteOf(matches), read as Property | undefined, handed);
};

const loadPage = () => import('./PropertyPage.tsx');
const PropertyPage = laterComponent(loadPage);

/** One property: photographs, price, facts, seller and homes like it. */
export default function PropertyRoute() {
  const locale = useLocale();
  const { segment } = useParams();
  const id = parsePropertySegment(segment);
  const location = useLocation();
  const server = useLoaderData() as Loaded | null;
  const { data: read, error, reference, retry } = useProperty(server?.isMissing ? undefined : id);
  const handed = (location.state as HandedOver | null)?.property;
  const shown = read ?? (handed?.property_id === id ? handed : undefined);
  const readId = read?.property_id;
  const shownId = shown?.property_id;

  useEffect(() => {
    if (readId !== undefined) noteVisit(readId, 'view');
  }, [readId]);

  useEffect(() => {
    if (shownId !== undefined) noteSeen(shownId);
  }, [shownId]);

  const isMissing = id === undefined || server?.isMissing || error?.status === 404;
  const title = shown && propertyTitle(shown, locale);
  useTitle(isMissing ? (server?.seo?.title ?? missingTitle(locale)) : title);
  return (
    <LaterPart isScreen>
      <PropertyPage
        id={id}
        property={shown}
        missing={isMissing ? { past: server ? (server.past ?? 'none') : undefined } : undefined}
        failed={error && { isLimited: error.status === 429, reference, retry }}
      />
    </LaterPart>
  );
}
