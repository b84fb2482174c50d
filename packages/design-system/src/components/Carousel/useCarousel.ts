import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CarouselEngine, CarouselMotion } from './carouselEngine.ts';

interface Carousel {
  strip: RefObject<HTMLDivElement | null>;
  /** The strip moves by itself and by its buttons; before that it is scrolled by hand. */
  isLive: boolean;
  /** Number of the first slide in view. */
  current: number;
  /** How many positions can be gone to. */
  positions: number;
  /** A person has not paused it (or, where less motion is wanted, has started it). */
  isPlaying: boolean;
  toggle: () => void;
  previous: () => void;
  next: () => void;
  goTo: (slide: number) => void;
  /** Called while the strip is scrolled by hand. */
  follow: () => void;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** The slide that a strip, scrolled by hand, shows first. */
function scrolledTo(strip: HTMLElement, gap: number): number {
  const width = strip.firstElementChild?.firstElementChild?.getBoundingClientRect().width ?? 0;
  return width > 0 ? Math.round(Math.abs(strip.scrollLeft) / (width + gap)) : 0;
}

/**
 * Loads the engine when the strip comes near, and lets it run only while the strip is in view. With other slides it
 * begins anew: `ids` names them all.
 */
export function useCarousel(slides: number, ids: string, { delay, loop, perView, gap }: CarouselMotion): Carousel {
  const strip = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const [isLive, setIsLive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [positions, setPositions] = useState<number>();
  const [isNear, setIsNear] = useState(false);
  const [isInView, setIsInView] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const isStill = useMediaQuery(LESS_MOTION);
  const isPlaying = delay !== undefined && (wish === 'play' || (wish === undefined && !isStill));
  const views = JSON.stringify(perView);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // A busy page is told of several changes at once, the newest last.
    const isSeen = (changes: IntersectionObserverEntry[]) => changes.at(-1)?.isIntersecting ?? false;
    const approach = new IntersectionObserver((changes) => isSeen(changes) && setIsNear(true), {
      rootMargin: '25% 0%',
    });
    const view = new IntersectionObserver((changes) => setIsInView(isSeen(changes)), { threshold: 0.25 });
    approach.observe(element);
    view.observe(element);
    return () => {
      approach.disconnect();
      view.disconnect();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine counts and moves the slides that it has begun with
  useEffect(() => {
    const element = strip.current;
    if (!isNear || !element) return;
    let isGone = false;
    import('./carouselEngine.ts')
      .then(({ startCarousel }) => {
        if (isGone) return;
        // Who has already swiped stays where they are.
        const start = scrolledTo(element, gap);
        element.scrollLeft = 0;
        engine.current = startCarousel(
          element,
          { delay, loop, perView: JSON.parse(views), gap },
          { start, isStill, onChange: setCurrent, onPositions: setPositions },
        );
        setCurrent(start);
        setIsLive(true);
      })
      .catch(() => {
        // The network has failed: the strip is still there to be scrolled by hand.
      });
    return () => {
      isGone = true;
      engine.current?.destroy();
      engine.current = undefined;
      setIsLive(false);
      setPositions(undefined);
    };
  }, [ids, isNear, isStill, delay, loop, gap, views]);

  useEffect(() => {
    if (!isLive) return;
    if (isPlaying && isInView) engine.current?.play();
    else engine.current?.pause();
  }, [isLive, isPlaying, isInView]);

  return {
    strip,
    isLive,
    current,
    positions: positions ?? slides,
    isPlaying,
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
    previous: () => engine.current?.previous(),
    next: () => engine.current?.next(),
    goTo: (slide) => {
      if (engine.current) engine.current.goTo(slide);
      else strip.current?.firstElementChild?.children[slide]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    },
    follow: () => {
      if (strip.current && !engine.current) setCurrent(scrolledTo(strip.current, gap));
    },
  };
}
