import type { AreaProfile } from '@karachi-estates/contracts/areas';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName } from '@karachi-estates/domain/areas/match';
import MapRounded from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { useTitle } from '../../chrome/useTitle.ts';
import { areas } from '../../content/areas.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { areaProfile, useAreaProfile } from '../../data/areas.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { newestInArea } from '../../data/properties.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { siteOf, untitled } from '../../seo/pageMeta.ts';
import { AreaPage } from './AreaPage.tsx';
import { areaMeta } from './areaMeta.ts';

export async function loader({ params: { slug = '' }, request, context }: LoaderFunctionArgs) {
  try {
    const fallback = await fallbackOf(context.api, [areaProfile(slug), newestInArea({ area: slug })]);
    const path = areaPath(valuesOf(fallback)[areaProfile(slug).key] as AreaProfile);
    // An id, another name and another spelling lead to the one address of the area.
    if (new URL(request.url).pathname !== localePath(context.locale, path)) return redirect(path, 301);
    return foundPage(fallback);
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export function clientLoader({ params: { slug = '' } }: { params: { slug?: string } }) {
  startReading([areaProfile(slug), newestInArea({ area: slug })]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { slug = '' } }) =>
  loaderData
    ? areaMeta(siteOf(matches), valuesOf(loaderData.fallback)[areaProfile(slug).key] as AreaProfile | undefined)
    : untitled;

/** One area: what is asked there, how that has changed, what is listed, and the areas around it. */
export default function AreaRoute() {
  const words = useContent('areas', areas).area;
  const locale = useLocale();
  const { slug = '' } = useParams();
  const server = useLoaderData() as OneThing | null;
  const { data: area, error, reference, retry } = useAreaProfile(server?.isMissing ? null : slug);
  const isMissing = server?.isMissing || (error && error.status >= 400 && error.status < 500);
  useTitle(isMissing ? words.missingTitle : area && fill(words.title, { area: areaName(area, locale) }));

  if (isMissing) {
    return (
      <Section room="half">
        <EmptyState
          title={words.missing.heading}
          icon={<MapRounded />}
          level={1}
          action={
            <Button href="/areas" variant="outlined">
              {words.missing.action}
            </Button>
          }
        >
          {words.missing.text}
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section room="half">
      {area ? (
        <AreaPage area={area} />
      ) : error ? (
        <FailedState level={1} title={words.failed} reference={reference} onRetry={retry} />
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton width="80%" />
          <Skeleton variant="rounded" height="16rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}
