import { useCallback, useEffect, useRef } from 'react';
import { Swiper } from 'swiper';

/** How long a photo takes to come in. */
const SPEED = 250;

interface LightboxSwipe {
  /** Of the element that holds the slides. */
  strip: (element: HTMLElement | null) => (() => void) | undefined;
  /** The next photo or the one before, around in a circle. */
  step: (by: 1 | -1) => void;
  /** One photo by its number, from 0. */
  show: (index: number) => void;
}

/** Lets a strip of photos be moved by finger, button and key, and keeps it and `index` together. */
export function useLightboxSwipe(index: number, onIndexChange: (index: number) => void): LightboxSwipe {
  const swiper = useRef<Swiper>(undefined);
  const latest = useRef({ index, onIndexChange });

  const show = (to: number) => {
    if (swiper.current && swiper.current.realIndex !== to) swiper.current.slideToLoop(to);
  };

  useEffect(() => {
    latest.current = { index, onIndexChange };
    if (swiper.current && swiper.current.realIndex !== index) swiper.current.slideToLoop(index);
  }, [index, onIndexChange]);

  // The slides come into being after the dialog around them, so Swiper starts with their element.
  const strip = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const started = new Swiper(element, {
      loop: element.querySelectorAll('li').length > 1,
      // Otherwise a press while a photo glides is lost.
      loopPreventsSliding: false,
      initialSlide: latest.current.index,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED,
      on: {
        realIndexChange: ({ realIndex }) => {
          if (realIndex !== latest.current.index) latest.current.onIndexChange(realIndex);
        },
      },
    });
    swiper.current = started;
    return () => {
      started.destroy();
      swiper.current = undefined;
    };
  }, []);

  return {
    strip,
    show,
    step: (by) => (by === 1 ? swiper.current?.slideNext() : swiper.current?.slidePrev()),
  };
}
