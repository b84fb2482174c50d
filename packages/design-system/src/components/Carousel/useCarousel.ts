import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CarouselEngine, CarouselMotion } from './carouselEngine.ts';

interface Carousel {
  strip: RefObject<HTMLDivElement | null>;
  /** The strip moves by itself and by its buttons; before that it is scrolled by hand. */
  live: boolean;
  /** Number of the first slide in view. */
  current: number;
  /** How many positions can be gone to. */
  positions: number;
  /** A person has not paused it (or, where less motion is wanted, has started it). */
  playing: boolean;
  toggle: () => void;
  previous: () => void;
  next: () => void;
  goTo: (slide: number) => void;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Loads the engine when the strip comes near, and lets it run only while the strip is in view. */
export function useCarousel(slides: number, { delay, loop, perView, gap }: CarouselMotion): Carousel {
  const strip = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const [live, setLive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [positions, setPositions] = useState(slides);
  const [near, setNear] = useState(false);
  const [inView, setInView] = useState(false);
  const [still, setStill] = useState(false);
  const [playing, setPlaying] = useState(true);
  const views = JSON.stringify(perView);

  useEffect(() => {
    const query = matchMedia(LESS_MOTION);
    const apply = () => {
      setStill(query.matches);
      setPlaying(!query.matches);
    };
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const approach = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '25% 0%',
    });
    const view = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), { threshold: 0.25 });
    approach.observe(element);
    view.observe(element);
    return () => {
      approach.disconnect();
      view.disconnect();
    };
  }, []);

  useEffect(() => {
    const element = strip.current;
    if (!near || !element) return;
    let gone = false;
    import('./carouselEngine.ts')
      .then(({ startCarousel }) => {
        if (gone) return;
        // Who has already swiped stays where they are.
        const width = element.querySelector('li')?.getBoundingClientRect().width ?? 0;
        const start = width > 0 ? Math.round(Math.abs(element.scrollLeft) / (width + gap)) : 0;
        element.scrollLeft = 0;
        engine.current = startCarousel(
          element,
          { delay, loop, perView: JSON.parse(views), gap },
          { start, still, onChange: setCurrent, onPositions: setPositions },
        );
        setCurrent(start);
        setLive(true);
      })
      .catch(() => {
        // The network has failed: the strip is still there to be scrolled by hand.
      });
    return () => {
      gone = true;
      engine.current?.destroy();
      engine.current = undefined;
      setLive(false);
    };
  }, [near, still, delay, loop, gap, views]);

  useEffect(() => {
    if (!live) return;
    if (playing && inView) engine.current?.play();
    else engine.current?.pause();
  }, [live, playing, inView]);

  return {
    strip,
    live,
    current,
    positions,
    playing,
    toggle: () => setPlaying((value) => !value),
    previous: () => engine.current?.previous(),
    next: () => engine.current?.next(),
    goTo: (slide) => engine.current?.goTo(slide),
  };
}
