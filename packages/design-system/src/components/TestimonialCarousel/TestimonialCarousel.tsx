import { useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Rating, type RatingProps } from '../Rating/Rating.tsx';
import styles from './TestimonialCarousel.module.css';

export interface Testimonial {
  id: string;
  name: string;
  /** What the person did: 'Bought a flat'. */
  role: string;
  area: string;
  text: string;
  rating: RatingProps['value'];
  /** Address of the portrait. */
  avatar?: string;
}

export interface TestimonialCarouselProps {
  /** The reviews in their order. */
  testimonials: readonly Testimonial[];
  /** Names the carousel: 'What people say'. */
  label: string;
  /** Names a dot, with the page's number beginning at 1. */
  pageLabel: (page: number, count: number) => string;
  /** Says the stars of a review for screen readers; "5 out of 5 stars" without it. */
  ratingLabel?: RatingProps['label'];
}

const perPage = 3;

/**
 * Reviews, three to a page. The pages stand in a strip that is swiped, scrolled by keyboard or turned by the dots; it
 * never moves by itself.
 *
 * Use AmenityCarousel instead for pictures that advance by themselves.
 */
export function TestimonialCarousel({ testimonials, label, pageLabel, ratingLabel }: TestimonialCarouselProps) {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const pages = Array.from({ length: Math.ceil(testimonials.length / perPage) }, (_, page) =>
    testimonials.slice(page * perPage, (page + 1) * perPage),
  );

  const turnTo = (page: number) => strip.current?.children[page]?.scrollIntoView({ block: 'nearest', inline: 'start' });

  return (
    <div className={styles.carousel}>
      <section
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {pages.map((page) => (
          <ul key={page[0]?.id} className={styles.page}>
            {page.map(({ id, name, role, area, text, rating, avatar }) => (
              <li key={id} className={styles.testimonial}>
                <Rating value={rating} label={ratingLabel} />
                <blockquote className={styles.text}>{text}</blockquote>
                <div className={styles.person}>
                  <Avatar name={name} src={avatar} />
                  <div>
                    <p className={styles.name}>{name}</p>
                    <p className={styles.role}>
                      {role}, {area}
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        ))}
      </section>
      {pages.length > 1 && (
        <div className={styles.dots}>
          {pages.map((page, index) => (
            <button
              key={page[0]?.id}
              type="button"
              className={styles.dot}
              aria-label={pageLabel(index + 1, pages.length)}
              aria-current={index === current || undefined}
              onClick={() => turnTo(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
