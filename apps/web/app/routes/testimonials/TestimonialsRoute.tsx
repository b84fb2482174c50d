import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { TestimonialCarousel } from '@karachi-estates/design-system/TestimonialCarousel';
import Alert from '@mui/material/Alert';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { testimonialsPage } from '../../content/testimonials.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSampleReviews } from '../../testimonials/sampleReviews.ts';

export const meta = fixedPageMeta(
  '/testimonials',
  (locale) => contentFor(locale, 'testimonialsPage', testimonialsPage).heading,
);

/** The sample reviews, and that they are samples. */
export default function TestimonialsRoute() {
  const words = useContent('testimonialsPage', testimonialsPage);
  const reviews = useSampleReviews();
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.sentence} />
      <Alert severity="info" role="note">
        {words.sampleNotice}
      </Alert>
      <TestimonialCarousel label={words.heading} {...reviews} />
    </Section>
  );
}
