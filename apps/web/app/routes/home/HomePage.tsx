import { Suspense } from 'react';
import { RecentPlace } from '../../recent/RecentPlace.tsx';
import { AboutSection } from './sections/AboutSection.tsx';
import { BlogsSection } from './sections/BlogsSection.tsx';
import { FaqSection } from './sections/FaqSection.tsx';
import { HeroSection } from './sections/HeroSection.tsx';
import { NewsletterSection } from './sections/NewsletterSection.tsx';
import { PopularSection } from './sections/PopularSection.tsx';
import { PropertyTypesSection } from './sections/PropertyTypesSection.tsx';
import { ReasonsSection } from './sections/ReasonsSection.tsx';
import { TestimonialsSection } from './sections/TestimonialsSection.tsx';

/**
 * The home page of guests and buyers. Below the search its sections hydrate one by one, so that none holds up a press.
 */
export default function HomePage() {
  return (
    <>
      <HeroSection />
      <RecentPlace />
      <Suspense>
        <PropertyTypesSection />
      </Suspense>
      <Suspense>
        <PopularSection />
      </Suspense>
      <Suspense>
        <AboutSection />
        <ReasonsSection />
      </Suspense>
      <Suspense>
        <TestimonialsSection />
      </Suspense>
      <Suspense>
        <BlogsSection />
      </Suspense>
      <Suspense>
        <FaqSection />
      </Suspense>
      <Suspense>
        <NewsletterSection />
      </Suspense>
    </>
  );
}
