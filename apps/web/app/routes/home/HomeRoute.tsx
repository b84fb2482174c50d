import { getSettings } from '@karachi-estates/contracts/settings';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { seo } from '../../content/seo.ts';
import { pack } from '../../data/packed.ts';
import { propertyPage } from '../../data/properties.ts';
import { fallbackOf, reading } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import { organization } from '../../seo/structuredData.ts';
import { HeroSection } from './sections/HeroSection.tsx';
import { POPULAR, PopularSection } from './sections/PopularSection.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await reading(getSettings).from(context.api);
  return { fallback: pack(await fallbackOf(context.api, [propertyPage(POPULAR)])), contact };
}

export function clientLoader() {
  startReading([propertyPage(POPULAR)]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const origin = originOf(matches);
  return pageMeta({
    seo: seo['/'],
    path: '/',
    origin,
    structuredData: loaderData ? [organization(origin, loaderData.contact)] : [],
  });
};

/** The home page, section by section. */
export default function HomeRoute() {
  return (
    <>
      <HeroSection />
      <PopularSection />
    </>
  );
}
