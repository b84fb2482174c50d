import { type Components, createTheme, ThemeProvider } from '@mui/material/styles';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPropertyCard } from '../packages/fixtures/src/properties.ts';
import preview from './preview.tsx';

// What MUI calls a themed component: its ref is the root, and a theme's variants know every prop that it has.
setProjectAnnotations(preview);

type Stories = { default: Parameters<typeof composeStory>[1]; Default: Parameters<typeof composeStory>[0] };

const files = import.meta.glob<Stories>('../packages/design-system/src/components/*/*.stories.tsx');
const names = Object.keys(files).map((file) => /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file);

let canvas: HTMLElement;
beforeEach(() => {
  canvas = document.createElement('div');
  document.body.append(canvas);
});
afterEach(() => canvas.remove());

/** Draws the first story of a component with more props, in a theme that has these entries; returns what its ref got. */
async function show(name: string, args: object = {}, components: Components = {}): Promise<Element | null> {
  let root: Element | null = null;
  const ref = (element: Element | null) => {
    root = element;
  };
  const load = files[`../packages/design-system/src/components/${name}/${name}.stories.tsx`];
  if (!load) throw new Error(`There are no stories of ${name}.`);
  const { default: meta, Default } = await load();
  const theme = createTheme({ components });
  const inTheme = (Story: () => ReactNode) => (
    <ThemeProvider theme={theme}>
      <Story />
    </ThemeProvider>
  );
  const still = {
    ...Default,
    args: { ...Default.args, ...args, ref },
    play: undefined,
    decorators: [inTheme],
  } as typeof Default;
  await composeStory(still, meta, { initialGlobals: { brand: 'mui-default' } }, 'Default').run({
    canvasElement: canvas,
  });
  return root;
}

// The stories of FormLayout draw forms of their own; the other two draw nothing around what they are given.
const withoutRoot = ['FormLayout', 'KitThemeProvider', 'LoadedPart'];

describe('a ref', () => {
  test.each(names.filter((name) => !withoutRoot.includes(name)))('of %s is its root', async (name) => {
    expect(await show(name)).toBeInstanceOf(Element);
  });
});

/** Of each component the card names: a prop of its own, as a caller gives it, and one that it has by default. */
const told: [name: string, given: object, byDefault: object][] = [
  ['PropertyCard', { isSeen: true }, { headingLevel: 3 }],
  ['PropertyCard', { isFavourite: true }, { isFavourite: false }],
  ['AreaTypeahead', { appearance: 'form' }, { appearance: 'search' }],
  ['AreaTypeahead', { status: 'loading' }, { isDisabled: false }],
  ['PlanCard', { current: true }, { current: false }],
  ['PaymentModal', { reference: 'KE-7' }, { open: true }],
  ['ResidenceSlider', { sizes: '50vw' }, { label: 'Pictures of the 5 Bedroom residence' }],
  ['GalleryGrid', { step: 3 }, { initialCount: 6 }],
];

describe('a theme’s variants', () => {
  const outline = async (...drawn: Parameters<typeof show>) =>
    getComputedStyle((await show(...drawn)) as Element).outlineWidth;
  // What an entry of a theme looks like for whom TypeScript does not know: the names come from a table.
  const entry = (name: string, props: object) =>
    ({ [`Ke${name}`]: { variants: [{ props, style: { outline: '5px solid' } }] } }) as Components;

  test.each(told)('of %s match the prop %o, and its default %o', async (name, given, byDefault) => {
    expect(await outline(name, given, entry(name, given))).toBe('5px');
    expect(await outline(name, {}, entry(name, given))).not.toBe('5px');
    expect(await outline(name, {}, entry(name, byDefault))).toBe('5px');
  });

  test('are given all props where they are a function', async () => {
    const variants = [
      {
        props: ({ property }: { property?: { featured: boolean } }) => property?.featured === true,
        style: { outline: '5px solid' },
      },
    ];
    const components: Components = { KePropertyCard: { variants } };
    const drawn = (featured: boolean) => outline('PropertyCard', { property: aPropertyCard({ featured }) }, components);
    expect(await drawn(true)).toBe('5px');
    expect(await drawn(false)).not.toBe('5px');
  });
});

describe('what a caller does at the root of AreaTypeahead', () => {
  test('is done beside what the box does itself', async () => {
    const heard: string[] = [];
    const hear = (what: string) => vi.fn(() => heard.push(what));
    const [onMouseDown, onClick, onKeyDown, onBlur] = [hear('mousedown'), hear('click'), hear('keydown'), hear('blur')];
    await show('AreaTypeahead', { onMouseDown, onClick, onKeyDown, onBlur });
    const box = canvas.querySelector('input') as HTMLInputElement;
    await userEvent.click(box);
    expect(heard).toEqual(['mousedown', 'click']);
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('cli');
    await expect.poll(() => canvas.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    expect(onKeyDown).toHaveBeenCalledTimes(4);
    expect(box.value).toBe('Clifton');
    expect(onBlur).not.toHaveBeenCalled();
    box.blur();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
