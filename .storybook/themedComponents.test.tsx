import { type Components, createTheme, ThemeProvider } from '@mui/material/styles';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPropertyCard } from '../packages/fixtures/src/properties.ts';
import { kitNames, storiesOf } from './kitStories.ts';
import preview from './preview.tsx';

// What MUI calls a themed component: its root takes what a caller gives it, and a theme knows every prop that it has.
setProjectAnnotations(preview);

let canvas: HTMLElement;
beforeEach(() => {
  // Until here, as a menu that is open in the end names its opener in it.
  canvas?.remove();
  canvas = document.createElement('div');
  document.body.append(canvas);
});

/**
 * Draws the first story of a component with more props, in a theme that has these entries; returns what its ref got.
 */
async function show(name: string, args: object = {}, components: Components = {}): Promise<HTMLElement | null> {
  let root: HTMLElement | null = null;
  const ref = (element: HTMLElement | null) => {
    root = element;
  };
  const { default: meta, Default } = await storiesOf(name);
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

/** What the first story gives the component. */
async function propsOf(name: string): Promise<string[]> {
  const { default: meta, Default } = await storiesOf(name);
  return Object.keys({ ...meta.args, ...Default.args }).filter((each) => each !== 'ref');
}

/** Stories that draw a form of their own around the component have other args than it has props. */
const ofTheStory = ['ErrorSummary', 'FormSection'];

const given = {
  className: 'of-the-caller',
  'data-given': 'by the caller',
  'aria-roledescription': 'probe',
  style: { scrollMarginTop: '11px' },
  sx: { scrollMarginBottom: '12px' },
};

describe('a theme and a caller reach', () => {
  test.each(kitNames.filter((name) => !withoutRoot.includes(name)))('%s', async (name) => {
    const owners: (object | undefined)[] = [];
    let known: object = {};
    const press = vi.fn();
    const entry = {
      defaultProps: { 'data-default': 'of the theme' },
      styleOverrides: {
        // MUI asks it for each slot: one that reads what its component was given must be given it everywhere.
        root: ({ ownerState }: { ownerState?: object }) => {
          owners.push(ownerState);
          return { scrollMarginLeft: '13px' };
        },
      },
      variants: [
        {
          props: (props: object) => {
            if ('data-given' in props) known = props;
            return true;
          },
          style: { scrollMarginRight: '14px' },
        },
      ],
    };
    const components = { [`Ke${name}`]: entry } as Components;
    const root = await show(name, { ...given, onClick: press }, components);
    if (!root) throw new Error('It has no root.');
    const { scrollMarginTop, scrollMarginBottom, scrollMarginLeft, scrollMarginRight } = getComputedStyle(root);
    root.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect({
      classes: root.classList.contains('of-the-caller'),
      data: [root.dataset.given, root.dataset.default],
      aria: root.getAttribute('aria-roledescription'),
      styles: [scrollMarginTop, scrollMarginBottom, scrollMarginLeft, scrollMarginRight],
      pressed: press.mock.calls.length,
      slotsWithoutOwner: owners.filter((owner) => owner === undefined).length,
    }).toEqual({
      classes: true,
      data: ['by the caller', 'of the theme'],
      aria: 'probe',
      styles: ['11px', '12px', '13px', '14px'],
      pressed: 1,
      slotsWithoutOwner: 0,
    });

    // A story with a form of its own may draw the component several times.
    const partly = owners.filter((owner) => owner && !('data-given' in owner));
    expect(ofTheStory.includes(name) ? [] : partly).toEqual([]);

    const props = ofTheStory.includes(name) ? [] : await propsOf(name);
    const owner = owners.find((each) => each && 'data-given' in each) ?? {};
    expect(props.filter((prop) => !(prop in known))).toEqual([]);
    expect(props.filter((prop) => !(prop in owner))).toEqual([]);
  });
});

// Those that are one of MUI's cards take its `component` too.
describe('the element of the root', () => {
  const cards = [
    ...[
      'AuthPanel',
      'BlogCard',
      'ContactCard',
      'DemoSidebar',
      'ListingFigures',
      'NewsletterBox',
      'PlanCard',
      'ProfileView',
    ],
    ...['PropertyCard', 'PropertyTypeTile', 'SellerCard', 'ServiceCard', 'StatTile', 'UnitCard', 'UpgradeBanner'],
  ];
  test.each(cards)('of %s can be another', async (name) => {
    expect((await show(name, { component: 'figure' }))?.tagName).toBe('FIGURE');
  });
});

describe('classes of the parts of a root', () => {
  const open = ['AuthDialog', 'ConfirmDialog', 'MobileMenu', 'PaymentModal'];
  test.each(open)('reach the paper of %s', async (name) => {
    const classes = { paper: 'of-the-caller' };
    await show(name, { open: true, ...(name === 'AuthDialog' ? { slotProps: { dialog: { classes } } } : { classes }) });
    expect(document.querySelector('.MuiPaper-root.of-the-caller')).not.toBeNull();
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

describe('what a caller gives a part inside', () => {
  const press = vi.fn();
  beforeEach(() => press.mockClear());

  test('leaves the part’s own press as it is', async () => {
    const onCancel = vi.fn();
    await show('ConfirmDialog', { onCancel, slotProps: { cancelButton: { onClick: press } } });
    await userEvent.click(page.getByRole('button', { name: 'Keep editing' }));
    expect(press).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('is told beside the part, and can disable it: PlanCard', async () => {
    const onChoose = vi.fn();
    const plan = { name: 'Basic', price: 0, features: [] };
    await show('PlanCard', { plan, onChoose, href: undefined, slotProps: { button: { onClick: press } } });
    await userEvent.click(canvas.querySelector('button') as Element);
    expect(press).toHaveBeenCalledOnce();
    expect(onChoose).toHaveBeenCalledOnce();
    await show('PlanCard', { plan, onChoose, href: undefined, slotProps: { button: { disabled: true } } });
    expect(canvas.querySelector('button')?.disabled).toBe(true);
  });

  test('is told beside the part: GalleryGrid shows more', async () => {
    await show('GalleryGrid', { slotProps: { more: { onClick: press }, list: { ref: press } } });
    const count = canvas.querySelectorAll('li').length;
    await userEvent.click(page.getByRole('button', { name: 'Load More' }));
    expect(canvas.querySelectorAll('li').length).toBeGreaterThan(count);
    expect(document.activeElement?.closest('li')).toBe(canvas.querySelectorAll('li')[count]);
  });

  test('is joined in AreaTypeahead’s box', async () => {
    const field = { className: 'of-the-caller', slotProps: { htmlInput: { maxLength: 40, onKeyDown: press } } };
    await show('AreaTypeahead', { slotProps: { field, popup: { className: 'of-the-popup', ref: press } } });
    const box = canvas.querySelector('input') as HTMLInputElement;
    expect(box.maxLength).toBe(40);
    expect(box.getAttribute('role')).toBe('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('cli{Enter}');
    expect(box.value).toBe('Clifton');
    expect(canvas.querySelector('.of-the-caller')).not.toBeNull();
  });

  test('leaves the names of fields to screen readers', async () => {
    await show('DimensionField', { slotProps: { unit: { slotProps: { htmlInput: { className: 'of-the-caller' } } } } });
    const unit = canvas.querySelector('select');
    expect(unit?.getAttribute('aria-label')).toBeTruthy();
    expect(unit?.classList.contains('of-the-caller')).toBe(true);
  });

  test('keeps the ring around a card whose link has the focus', async () => {
    const card = await show('PropertyCard', { slotProps: { link: { className: 'of-the-caller' } } });
    expect(card?.querySelector('.KePropertyCard-link.of-the-caller')).not.toBeNull();
  });

  test('opens AccountMenu at its opener, whatever the caller does there', async () => {
    const root = await show('AccountMenu', { onClick: press });
    await userEvent.click(root as Element);
    expect(press).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('menu')).toBeVisible();
  });
});
