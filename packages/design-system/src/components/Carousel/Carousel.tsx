import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Carousel.module.css';
import type { CarouselMotion } from './carouselEngine.ts';
import { useCarousel } from './useCarousel.ts';

/** What the carousel says. */
export interface CarouselLabels {
  /** What screen readers call it; "carousel" without it. */
  kind?: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names a dot, with the slide's number beginning at 1. */
  goTo: (slide: number, count: number) => string;
}

export interface CarouselProps extends CarouselMotion {
  /** What goes by, each with an id of its own. */
  slides: readonly { id: string; content: ReactNode }[];
  /** Names the carousel. */
  label: string;
  /** Its words in the language of the page. */
  labels: CarouselLabels;
  /** `over` lays the controls on pictures that fill the slide, `below` puts them under slides with words. */
  controls: 'over' | 'below';
}

/**
 * Slides that advance by themselves, with arrows, dots and a pause button. Until its engine is loaded (near the view, and
 * never without JavaScript) it is a strip to scroll, of the same shape. It stands still where a person wants less motion.
 * For pages use ResidenceSlider or AmenityCarousel instead.
 */
export function Carousel({ slides, label, labels, controls, ...motion }: CarouselProps) {
  const { kind = 'carousel' } = labels;
  const { strip, live, current, positions, playing, toggle, previous, next, goTo } = useCarousel(slides.length, motion);
  const perView = (least: number) =>
    Object.entries(motion.perView)
      .filter(([width]) => Number(width) <= least)
      .at(-1)?.[1] ?? 1;
  const sizes = {
    '--gap': `${motion.gap / 16}rem`,
    '--phone': perView(0),
    '--tablet': perView(768),
    '--laptop': perView(1024),
    '--desktop': perView(1280),
  } as CSSProperties;

  return (
    <section
      className={`${styles.carousel} ${styles[controls]}`}
      aria-roledescription={kind}
      aria-label={label}
      data-live={live || undefined}
      data-playing={live && playing ? true : undefined}
      style={sizes}
    >
      <div
        ref={strip}
        className={`${styles.strip} swiper`}
        // While it is a strip to scroll, the keyboard can reach it.
        tabIndex={live ? undefined : 0}
      >
        <ul className={`${styles.slides} swiper-wrapper`}>
          {slides.map(({ id, content }) => (
            <li key={id} className={`${styles.slide} swiper-slide`}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={`${styles.arrow} ${styles.previous}`}
        aria-label={labels.previous}
        onClick={previous}
      >
        <span className={styles.disc}>
          <Icon name="chevron-left" mirrored />
        </span>
      </button>
      <button type="button" className={`${styles.arrow} ${styles.next}`} aria-label={labels.next} onClick={next}>
        <span className={styles.disc}>
          <Icon name="chevron-right" mirrored />
        </span>
      </button>
      <div className={styles.bar}>
        <div className={styles.dots}>
          {slides.slice(0, positions).map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={labels.goTo(index + 1, positions)}
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? labels.pause : labels.play}
          title={playing ? labels.pause : labels.play}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      </div>
    </section>
  );
}
