import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { DEFAULT_FONT_SIZE } from '../../theme/breakpoints.ts';

export interface CarouselMotion {
  /** Milliseconds from one advance to the next; without it nothing moves by itself. */
  delay?: number;
  /** The last slide is followed by the first. */
  loop: boolean;
  /** Slides in view by the least width of the window in pixels. */
  perView: Readonly<Record<number, number>>;
  /** Pixels between two slides. */
  gap: number;
}

export interface CarouselEngine {
  previous: () => void;
  next: () => void;
  goTo: (slide: number) => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

interface CarouselStart {
  /** The slide that is in view now. */
  start: number;
  /** No slide glides: a person wants less motion. */
  isStill: boolean;
  onChange: (slide: number) => void;
  /** How many positions there are: with an end, the last slides come into view together. */
  onPositions: (count: number) => void;
}

/** How long a slide takes to come in. */
const SPEED = 400;

/**
 * Sets a strip of slides in motion. Loaded only when a strip comes near the view.
 */
export function startCarousel(
  strip: HTMLElement,
  { delay, loop, perView, gap }: CarouselMotion,
  { start, isStill, onChange, onPositions }: CarouselStart,
): CarouselEngine {
  // Widths and gaps are meant with letters of the usual size, as the stylesheet has them.
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_FONT_SIZE;
  const countPositions = ({ slides, snapGrid }: Swiper) => onPositions(loop ? slides.length : snapGrid.length);
  const swiper = new Swiper(strip, {
    modules: [Autoplay],
    loop,
    // Otherwise a press while a slide glides is lost.
    loopPreventsSliding: false,
    initialSlide: start,
    speed: isStill ? 0 : SPEED,
    spaceBetween: gap * letters,
    breakpoints: Object.fromEntries(
      Object.entries(perView).map(([width, slidesPerView]) => [Number(width) * letters, { slidesPerView }]),
    ),
    // Without waiting for the transition, an advance follows the one before after exactly the delay.
    autoplay: { enabled: false, delay, waitForTransition: false, disableOnInteraction: false },
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex), snapGridLengthChange: countPositions },
  });
  countPositions(swiper);
  return {
    previous: () => (!loop && swiper.isBeginning ? swiper.slideTo(swiper.slides.length - 1) : swiper.slidePrev()),
    next: () => (!loop && swiper.isEnd ? swiper.slideTo(0) : swiper.slideNext()),
    goTo: (slide) => (loop ? swiper.slideToLoop(slide) : swiper.slideTo(slide)),
    play: () => {
      if (!swiper.autoplay.running) swiper.autoplay.start();
    },
    pause: () => {
      if (swiper.autoplay.running) swiper.autoplay.stop();
    },
    destroy: () => swiper.destroy(),
  };
}
