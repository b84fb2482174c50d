import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { TestimonialCarousel, type TestimonialCarouselProps } from '@karachi-estates/design-system/TestimonialCarousel';
import Alert from '@mui/material/Alert';
import { fill } from '../../content/fill.ts';
import { home } from '../../content/home.ts';
import { testimonialsPage as words } from '../../content/testimonials.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { sampleReviews } from '../../testimonials/sampleReviews.ts';

export const meta = fixedPageMeta('/testimonials', words.heading);

const labels: TestimonialCarouselProps['labels'] = {
  page: (page, pages) => fill(home.testimonials.pageLabel, { page, pages }),
  rating: (rating) => fill(home.testimonials.ratingLabel, { rating }),
};

/** The sample reviews, and that they are samples. */
export default function TestimonialsRoute() {
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.sentence} />
      <Alert severity="info" role="note">
        {words.sampleNotice}
      </Alert>
      <TestimonialCarousel testimonials={sampleReviews} label={words.heading} labels={labels} />
    </Section>
  );
}
