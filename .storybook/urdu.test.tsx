import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { numbersApart } from '../packages/design-system/test/numbersApart.ts';
import { kitStories } from './kitStories.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);

let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(() => canvas.remove());

/** Elements that say something in Urdu themselves and are seen. */
function urduTexts(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const says = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(node.textContent ?? ''),
    );
    return says && element.checkVisibility() && element.clientHeight !== 1;
  });
}

/** Texts whose lines are too low for their letters: those of Nastaliq reach far above and below. */
function cramped(): string[] {
  return urduTexts().flatMap((element) => {
    const { lineHeight, fontSize, fontFamily } = getComputedStyle(element);
    const share = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    const needed = fontFamily.startsWith('"Noto Nastaliq') ? 1.99 : 1.69;
    return share < needed ? [`${element.className}: ${share.toFixed(2)}, ${element.textContent}`] : [];
  });
}

/** Texts whose lines do not fit in the box that hides what goes beyond it. */
function cutOff(): string[] {
  return urduTexts().flatMap((element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowY } = getComputedStyle(box);
      // What scrolls brings its texts into sight.
      if (overflowY === 'auto' || overflowY === 'scroll') return [];
      if (overflowY === 'visible' || box === document.documentElement) continue;
      const [text, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      // It is there for screen readers only.
      if (frame.height <= 1) return [];
      const isBeside = text.right <= frame.left || text.left >= frame.right;
      if (!isBeside && (text.top < frame.top - 1 || text.bottom > frame.bottom + 1)) {
        return [`${element.className} in ${box.className}: ${element.textContent}`];
      }
    }
    return [];
  });
}

// What the pointer does in a story is tested in English.
describe.each(kitStories)('%s in Urdu', (_, load) => {
  beforeEach(async () => {
    await page.viewport(320, 800);
    const { default: meta, Default } = await load();
    const Story = composeStory(
      { ...Default, play: undefined },
      meta,
      { initialGlobals: { language: 'ur' } },
      'Default',
    );
    await Story.run({ canvasElement: canvas });
    await document.fonts.ready;
  });

  test('has no axe violation, and nothing is cut off on the narrowest phone', async () => {
    expect(document.documentElement.lang).toBe('ur');
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // A component alone is no page: landmarks, one main heading and skip links are the page's.
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, bypass: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
    expect(cramped(), 'texts whose lines are too low').toEqual([]);
    expect(cutOff(), 'texts that are cut off').toEqual([]);
    const { scrollWidth } = document.documentElement;
    expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(window.innerWidth);
  });

  test('has the units of its numbers under one another, on a phone and beside it', async () => {
    expect(numbersApart(canvas), 'on a phone').toEqual([]);
    await page.viewport(1280, 800);
    expect(numbersApart(canvas), 'on a wide screen').toEqual([]);
  });
});
