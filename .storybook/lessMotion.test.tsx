import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulated } from './emulated.ts';
import { kitStories } from './kitStories.ts';
import preview from './preview.tsx';

// The styles of a page make every animation short, and a page without them has none either.
setProjectAnnotations(preview);

let canvas: HTMLElement;
beforeEach(async () => {
  await emulated('prefers-reduced-motion', 'reduce');
  await page.viewport(360, 800);
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(async () => {
  canvas.remove();
  await emulated('prefers-reduced-motion');
});

/** What moves by itself; what follows the wheel is the person's own motion. */
function isAnimated(element: Element): boolean {
  return [undefined, '::before', '::after'].some((part) => {
    const { animationName, animationTimeline } = getComputedStyle(element, part);
    return animationName !== 'none' && animationTimeline === 'auto';
  });
}

describe('for people who asked for less motion', () => {
  test.each(kitStories)('%s is not animated', async (_, load) => {
    const { default: meta, Default } = await load();
    await composeStory({ ...Default, play: undefined }, meta, {}, 'Default').run({ canvasElement: canvas });
    const parts = [...document.body.querySelectorAll('*')];
    expect(parts.filter(isAnimated).map((each) => each.className)).toEqual([]);
  });
});
