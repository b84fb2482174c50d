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

/** Brings a photo into view: a neighbour glides in, others are there at once. */
function bring(swiper: Swiper, wanted: number, shown: number, count: number): void {
  // Swiper may still be on its way to the photo before; then only its own next step comes after that.
  const isSettled = swiper.realIndex === shown;
  if (isSettled && wanted === (shown + 1) % count) swiper.slideNext();
  else if (isSettled && wanted === (shown - 1 + count) % count) swiper.slidePrev();
  else swiper.slideToLoop(wanted, 0);
}

/** Lets a strip of photos be moved by finger, button and key, and keeps it and `index` together. */
export function useLightboxSwipe(index: number, count: number, onIndexChange: (index: number) => void): LightboxSwipe {
  const swiper = useRef<Swiper>(undefined);
  const shown = useRef(index);
  const isByFinger = useRef(false);
  const change = useRef(onIndexChange);

  useEffect(() => {
    change.current = onIndexChange;
  }, [onIndexChange]);

  const show = (wanted: number) => {
    if (wanted === shown.current) return;
    const before = shown.current;
    shown.current = wanted;
    isByFinger.current = false;
    if (swiper.current) bring(swiper.current, wanted, before, count);
    change.current(wanted);
  };

  useEffect(() => {
    if (index === shown.current) return;
    shown.current = index;
    isByFinger.current = false;
    swiper.current?.slideToLoop(index, 0);
  }, [index]);

  // The slides come into being after the dialog around them, so Swiper starts with their element.
  const strip = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const started = new Swiper(element, {
      loop: element.querySelectorAll('li').length > 1,
      // Otherwise a press while a photo glides is lost.
      loopPreventsSliding: false,
      initialSlide: shown.current,
      speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED,
      on: {
        sliderFirstMove: () => {
          isByFinger.current = true;
        },
        // On the way to what a button or key asked for, Swiper passes by others: it moves slides from one end to the
        // other.
        realIndexChange: ({ realIndex }) => {
          if (!isByFinger.current || realIndex === shown.current) return;
          shown.current = realIndex;
          change.current(realIndex);
        },
      },
    });
    swiper.current = started;
    return () => {
      started.destroy();
      swiper.current = undefined;
    };
  }, []);

  return { strip, show, step: (by) => show((shown.current + by + count) % count) };
}
