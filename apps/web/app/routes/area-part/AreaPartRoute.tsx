import type { AreaPartProfile } from '@karachi-estates/contracts/areas';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { partPath } from '@karachi-estates/domain/areas/address';
import { areaName, partName } from '@karachi-estates/domain/areas/match';
import MapRounded from '@mui/icons-material/MapRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useParams } from 'react-router-dom';
import { useTitle } from '../../chrome/useTitle.ts';
import { areas } from '../../content/areas.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { areaPart, useAreaPart } from '../../data/areas.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { newestInArea } from '../../data/properties.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { siteOf, untitled } from '../../seo/pageMeta.ts';
import { AreaPartPage } from './AreaPartPage.tsx';
import { areaPartMeta } from './areaPartMeta.ts';

export async function loader({ params: { slug = '', part = '' }, request, context }: LoaderFunctionArgs) {
  try {
    const profile = await areaPart(slug, part).from(context.api);
    const path = partPath(profile.area, profile);
    if (new URL(request.url).pathname !== localePath(context.locale, path)) return redirect(path, 301);
    const newest = newestInArea({ area: String(profile.area.id), part: String(profile.id) });
    return foundPage(await fallbackOf(context.api, [areaPart(slug, part), newest]));
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export function clientLoader({ params: { slug = '', part = '' } }: { params: { slug?: string; part?: string } }) {
  startReading([areaPart(slug, part)]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { slug = '', part = '' } }) =>
  loaderData
    ? areaPartMeta(
        siteOf(matches),
        valuesOf(loaderData.fallback)[areaPart(slug, part).key] as AreaPartProfile | undefined,
      )
    : untitled;

/** One phase, block or sector of an area: what is asked there, what is listed, and the other parts of its area. */
export default function AreaPartRoute() {
  const words = useContent('areas', areas);
  const locale = useLocale();
  const { slug = '', part: given = '' } = useParams();
  const server = useLoaderData() as OneThing | null;
  const { data: part, error, reference, retry } = useAreaPart(server?.isMissing ? null : slug, given);
  const inArea = part && fill(words.part.of, { part: partName(part, locale), area: areaName(part.area, locale) });
  const isMissing = server?.isMissing || (error && error.status >= 400 && error.status < 500);
  useTitle(isMissing ? words.area.missingTitle : inArea && fill(words.area.title, { area: inArea }));

  if (isMissing) {
    return (
      <Section room="half">
        <EmptyState
          title={words.area.missing.heading}
          icon={<MapRounded />}
          level={1}
          action={
            <Button href="/areas" variant="outlined">
              {words.area.missing.action}
            </Button>
          }
        >
          {words.area.missing.text}
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section room="half">
      {part ? (
        <AreaPartPage part={part} />
      ) : error ? (
        <FailedState level={1} title={words.area.failed} reference={reference} onRetry={retry} />
      ) : (
        <div role="status" aria-label={words.area.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton width="80%" />
          <Skeleton variant="rounded" height="16rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}
