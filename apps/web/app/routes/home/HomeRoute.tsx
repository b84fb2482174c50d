import { getSettings } from '@karachi-estates/contracts/settings';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router-dom';
import { contentFor } from '../../content/contentFor.ts';
import { homeSeo } from '../../content/homeSeo.ts';
import { newestBlogs } from '../../data/blogs.ts';
import { propertyPage } from '../../data/properties.ts';
import { fallbackOf, reading } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useSay } from '../../locale/useSay.ts';
import { RecentPlace } from '../../recent/RecentPlace.tsx';
import { organization } from '../../seo/organization.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { AboutSection } from './sections/AboutSection.tsx';
import { BlogsSection, FEATURED_BLOGS } from './sections/BlogsSection.tsx';
import { FaqSection } from './sections/FaqSection.tsx';
import { HeroSection } from './sections/HeroSection.tsx';
import { NewsletterSection } from './sections/NewsletterSection.tsx';
import { POPULAR, PopularSection } from './sections/PopularSection.tsx';
import { PropertyTypesSection } from './sections/PropertyTypesSection.tsx';
import { ReasonsSection } from './sections/ReasonsSection.tsx';
import { TestimonialsSection } from './sections/TestimonialsSection.tsx';

const readings = () => [propertyPage(POPULAR), newestBlogs(FEATURED_BLOGS)];

export async function loader({ context }: LoaderFunctionArgs) {
  const { contact } = await reading(getSettings).from(context.api);
  return { fallback: await fallbackOf(context.api, readings()), contact };
}

export function clientLoader() {
  startReading(readings());
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

const loadDashboard = () => import('../../dashboard/Dashboard.tsx');

// One element for ever: who is signed in becomes known after the page is there, and none of it depends on that.
const sections = (
  <>
    <HeroSection />
    <RecentPlace />
    <PropertyTypesSection />
    <PopularSection />
    <AboutSection />
    <ReasonsSection />
    <TestimonialsSection />
    <BlogsSection />
    <FaqSection />
    <NewsletterSection />
  </>
);

/** The home page, section by section; a seller's is the dashboard. */
export default function HomeRoute() {
  const say = useSay();
  const { role } = useSession();
  if (role === 'seller') {
    return (
      <LoadedPart load={loadDashboard} placeholder={<p role="status">{say(told({ SELLER_PAGE_LOADING }))}</p>}>
        {({ default: Dashboard }) => <Dashboard />}
      </LoadedPart>
    );
  }
  return sections;
}
