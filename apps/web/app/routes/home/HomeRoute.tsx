import { getSettings } from '@karachi-estates/contracts/settings';
import { Suspense } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { Waiting } from '../../chrome/Waiting.tsx';
import { contentFor } from '../../content/contentFor.ts';
import { homeSeo } from '../../content/homeSeo.ts';
import { newestBlogs } from '../../data/blogs.ts';
import { propertyPage } from '../../data/properties.ts';
import { fallbackOf, reading } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { organization } from '../../seo/organization.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { FEATURED_BLOGS, POPULAR } from './shown.ts';

const readings = () => [propertyPage(POPULAR), newestBlogs(FEATURED_BLOGS)];

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await reading(getSettings).from(context.api);
  return { fallback: await fallbackOf(context.api, readings()), contact };
}

export async function clientLoader() {
  startReading(readings());
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return pageMeta({
    seo: contentFor(site.locale, 'homeSeo', homeSeo),
    path: '/',
    site,
    structuredData: loaderData ? [organization(site, loaderData.contact)] : [],
  });
};

const DashboardPlace = laterComponent(() => import('../../dashboard/DashboardPlace.tsx'));

const loadPage = () => import('./HomePage.tsx');
const HomePage = laterComponent(loadPage);

// One element for ever: who is signed in becomes known after the page is there, and none of it depends on that.
const page = (
  <LaterPart isScreen>
    <HomePage />
  </LaterPart>
);

/** The home page, section by section; a seller's is the dashboard. */
export default function HomeRoute() {
  const { role } = useSession();
  if (role === 'seller') {
    return (
      <Suspense fallback={<Waiting />}>
        <DashboardPlace />
      </Suspense>
    );
  }
  return page;
}
