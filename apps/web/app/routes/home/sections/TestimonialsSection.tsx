import { Link } from '@karachi-estates/design-system/Link';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { TestimonialCarousel } from '@karachi-estates/design-system/TestimonialCarousel';
import { KitLink } from '../../../chrome/KitLink.tsx';
import { fill } from '../../../content/fill.ts';
import { home } from '../../../content/home.ts';
import { sampleReviews } from '../../../testimonials/sampleReviews.ts';

const { heading, sentence, all, pageLabel, ratingLabel } = home.testimonials;

/** Sample reviews, three to a page. */
export function TestimonialsSection() {
  return (
    <Section ground="sunken">
      <SectionHeading
        title={heading}
        lead={sentence}
        action={
          <Link href="/testimonials" variant="onward" linkComponent={KitLink}>
            {all}
          </Link>
        }
      />
      <TestimonialCarousel
        testimonials={sampleReviews}
        label={heading}
        pageLabel={(page, pages) => fill(pageLabel, { page, pages })}
        ratingLabel={(rating) => fill(ratingLabel, { rating })}
      />
    </Section>
  );
}
