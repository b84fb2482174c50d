import type { TestimonialCarouselProps } from '@karachi-estates/design-system/TestimonialCarousel';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { home } from '../content/home.ts';
import * as pictures from '../content/pictures.generated.ts';
import { testimonials } from '../content/testimonials.ts';
import { type SitePicture, sitePicture } from '../pictures/sitePicture.ts';

const portraits: Readonly<Record<string, SitePicture>> = {
  'avatar-01.jpg': pictures.avatar01,
  'avatar-02.jpg': pictures.avatar02,
  'avatar-03.jpg': pictures.avatar03,
  'avatar-04.jpg': pictures.avatar04,
  'avatar-05.jpg': pictures.avatar05,
  'avatar-06.jpg': pictures.avatar06,
  'avatar-07.jpg': pictures.avatar07,
  'avatar-08.jpg': pictures.avatar08,
};

/** The sample reviews with the addresses of their portraits, and the words around them. */
export function useSampleReviews(): Pick<TestimonialCarouselProps, 'testimonials' | 'labels'> {
  const { pageLabel, ratingLabel } = useContent('home', home).testimonials;
  const reviews = useContent('testimonials', testimonials);
  return {
    testimonials: reviews.map(({ avatar, ...review }) => {
      const portrait = portraits[avatar.file];
      return { ...review, avatar: portrait && sitePicture(portrait).src };
    }),
    labels: {
      page: (page, pages) => fill(pageLabel, { page, pages }),
      rating: (rating) => fill(ratingLabel, { rating }),
    },
  };
}
