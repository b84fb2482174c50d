import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kitStories } from './kitStories.ts';
import preview from './preview.tsx';

setProjectAnnotations(preview);

// The props of the other are a theme, whose lists are shades.
const withLists = kitStories.filter(([name]) => name !== 'KitThemeProvider');

let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(() => canvas.remove());

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !isValidElement(value);

/** The same value with nothing in any of its lists. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

// A screen reader says 'list' and nothing else.
describe('with nothing in its lists', () => {
  test.each(withLists)('%s draws no list', async (_, load) => {
    const { default: meta, Default } = await load();
    const args = emptied({ ...meta.args, ...Default.args }) as typeof Default.args;
    await composeStory({ ...Default, args, play: undefined }, meta, {}, 'Default').run({ canvasElement: canvas });
    const lists = [...document.body.querySelectorAll('ul, ol, dl, [role="list"]')];
    expect(lists.filter((list) => list.children.length === 0).map((list) => list.outerHTML)).toEqual([]);
  });
});
