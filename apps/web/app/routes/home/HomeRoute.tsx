import { getSettings } from '@karachi-estates/contracts/settings';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { seo } from '../../content/seo.ts';
import { newestBlogs } from '../../data/blogs.ts';
import { pack } from '../../data/packed.ts';
import { propertyPage } from '../../data/properties.ts';
import { fallbackOf, reading } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import { organization } from '../../seo/structuredData.ts';
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
  return { fallback: pack(await fallbackOf(context.api, readings())), contact };
}

export function clientLoader() {
  startReading(readings());
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
}
