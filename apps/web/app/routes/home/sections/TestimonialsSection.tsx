import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { TestimonialCarousel } from '@karachi-estates/design-system/TestimonialCarousel';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { useSampleReviews } from '../../../testimonials/sampleReviews.ts';

/** Sample reviews, three to a page. */
export function TestimonialsSection() {
  const { heading, sentence, all } = useContent('home', home).testimonials;
  const reviews = useSampleReviews();
  return (
    <Section ground="sunken">
      <SectionHeading title={heading} lead={sentence} action={<OnwardLink href="/testimonials">{all}</OnwardLink>} />
      <TestimonialCarousel label={heading} {...reviews} />
    </Section>
  );
}
