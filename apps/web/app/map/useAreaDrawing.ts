import { type MapShape, MOST_SHAPES } from '@karachi-estates/domain/properties/mapRegion';
import { type RefObject, useEffect, useState } from 'react';
import { useNotify } from '../chrome/Notices.tsx';

interface AreaDrawingOptions {
  /** The areas that are drawn already. */
  shapes: readonly MapShape[];
  /** The map, which takes the keyboard. */
  target: RefObject<HTMLElement | null>;
  tooManyWords: string;
  onShapes(shapes: readonly MapShape[]): void;
}

/** Whether an area is being drawn, by hand or by key, until it is there or Escape gives it up. */
export function useAreaDrawing({ shapes, target, tooManyWords, onShapes }: AreaDrawingOptions) {
  const notify = useNotify();
  const [isDrawing, setDrawing] = useState(false);
  const [isByKey, setByKey] = useState(false);

  useEffect(() => {
    if (!isDrawing) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrawing(false);
    };
    addEventListener('keydown', stop);
    return () => removeEventListener('keydown', stop);
  }, [isDrawing]);

  return {
    isDrawing,
    isByKey,
    toggle(isPressedByKey: boolean) {
      if (isDrawing) setDrawing(false);
      else if (shapes.length >= MOST_SHAPES) notify({ text: tooManyWords, tone: 'neutral' });
      else {
        setDrawing(true);
        setByKey(isPressedByKey);
        if (isPressedByKey) target.current?.focus();
      }
    },
    /** Ends it; undefined for a line around nothing. */
    end(shape: MapShape | undefined) {
      setDrawing(false);
      if (shape) onShapes([...shapes, shape]);
    },
  };
}
