import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { TestimonialCarousel, type TestimonialCarouselProps } from '@karachi-estates/design-system/TestimonialCarousel';
import { fill } from '../../../content/fill.ts';
import { home } from '../../../content/home.ts';
import { sampleReviews } from '../../../testimonials/sampleReviews.ts';

const { heading, sentence, all, pageLabel, ratingLabel } = home.testimonials;

const labels: TestimonialCarouselProps['labels'] = {
  page: (page, pages) => fill(pageLabel, { page, pages }),
  rating: (rating) => fill(ratingLabel, { rating }),
};

/** Sample reviews, three to a page. */
export function TestimonialsSection() {
  return (
    <Section ground="sunken">
      <SectionHeading title={heading} lead={sentence} action={<OnwardLink href="/testimonials">{all}</OnwardLink>} />
      <TestimonialCarousel testimonials={sampleReviews} label={heading} labels={labels} />
    </Section>
  );
}
