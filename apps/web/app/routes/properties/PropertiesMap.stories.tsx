import { getPropertyMap, type PropertyMap } from '@karachi-estates/contracts/propertyMap';
import { areas as someAreas } from '@karachi-estates/fixtures/areas';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { map as words } from '../../content/map.ts';
import { areas } from '../../data/areas.ts';
import { type PropertyPage, propertyPage, waysOn } from '../../data/properties.ts';
import {
  answers,
  type ScreenStory,
  type StoryAnswer,
  screenParameters,
  screenStories,
} from '../../stories/screenStory.tsx';
import PropertiesPage from './PropertiesPage.tsx';

const homes = propertyCards(6);

const page = (change: Partial<PropertyPage> = {}): PropertyPage => ({
  items: homes,
  total: homes.length,
  capped: false,
  next: null,
  ...change,
});

/** Two homes in Clifton with their prices, and four around Gulshan as one. */
const map: PropertyMap = {
  total: homes.length,
  capped: false,
  clusters: [{ count: 4, longitude: 67.09, latitude: 24.92, box: [67.05, 24.9, 67.13, 24.94] }],
  pills: homes.slice(0, 2).map(({ property_id, title, slug, price, purpose, property_type }, index) => ({
    property_id,
    title,
    slug,
    price,
    purpose,
    property_type,
    longitude: 67.02 + index * 0.05,
    latitude: 24.82,
    exact: false,
    ...(index === 1 && { around: 400 }),
  })),
};

/** Forty homes of one area, a few hundred metres around its middle and far from that of the city. */
const [middle, south] = [67.32, 24.78];
const pillsOfArea = Array.from({ length: 40 }, (_, index) => ({
  ...(map.pills[0] as PropertyMap['pills'][number]),
  property_id: 1_000 + index,
  longitude: middle + (index % 8) / 1_000,
  latitude: south + Math.floor(index / 8) / 500,
}));
const ofArea: PropertyMap = {
  total: pillsOfArea.length,
  capped: false,
  clusters: [],
  pills: pillsOfArea,
  box: [middle, south, middle + 0.007, south + 0.008],
};

const shown = (answer: StoryAnswer, list: PropertyPage | undefined, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path: '/properties',
    at: '/properties?view=map',
    network,
    fallback: { [areas().key]: someAreas, ...(list && { [propertyPage({}).key]: list }) },
    api: answers(getPropertyMap, answer),
  });

const meta = {
  ...screenStories,
  title: 'Properties, the map',
  id: 'screens-routes-properties-propertiesmap',
  component: PropertiesPage,
} satisfies Meta<typeof PropertiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The homes of a search on the map, and the same ones beside it. */
export const Ready: Story = {
  parameters: shown({ answer: map }, page()),
  play: async ({ canvas }) => {
    await canvas.findByRole('application', undefined, { timeout: 15_000 });
    await canvas.findByRole('button', { name: /4 / }, { timeout: 15_000 });
  },
};

/** The map goes where the homes are, and those that have no room of their own are clusters: none is outside. */
export const OfOneArea: Story = {
  tags: ['no-visual'],
  parameters: shown({ answer: ofArea }, page()),
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('application', undefined, { timeout: 15_000 });
    const pins = await canvas.findByRole('list', { name: words.pins }, { timeout: 15_000 });
    await waitFor(
      async () => {
        const buttons = within(pins).getAllByRole('button');
        const around = frame.getBoundingClientRect();
        for (const button of buttons) {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          await expect(Math.min(left - around.left, around.right - right)).toBeGreaterThanOrEqual(0);
          await expect(Math.min(top - around.top, around.bottom - bottom)).toBeGreaterThanOrEqual(0);
        }
        const homes = buttons.map(({ textContent }) => Number(/(\d+) properties here/.exec(textContent)?.[1] ?? 1));
        await expect(homes.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(pillsOfArea.length);
      },
      { timeout: 15_000 },
    );
  },
};

const [home, ...others] = homes;
if (!home) throw new Error('The stories need a home.');

/** A title that is one word is broken, and the page stays as wide as its window. */
export const TitleWithoutSpaces: Story = {
  tags: ['no-visual'],
  parameters: shown({ answer: map }, page({ items: [{ ...home, title: 'Seafacingpenthouse'.repeat(8) }, ...others] })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: /^Seafacingpenthouse/ });
    const list = title.closest('ol');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

export const Loading: Story = { parameters: shown('pending', undefined) };

export const Empty: Story = {
  parameters: shown({ answer: { total: 0, capped: false, clusters: [], pills: [] } }, page({ items: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.empty, undefined, { timeout: 15_000 })).toBeVisible();
  },
};

const [box, bedrooms] = ['66.9_24.7_66.95_24.75', '6'];

/** Where the map was moved to there is nothing: the same advice as under a list, and the map stays. */
export const EmptyWithAdvice: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({
    path: '/properties',
    at: `/properties?${new URLSearchParams({ bedrooms, view: 'map', box })}`,
    network: 'silent',
    fallback: {
      [areas().key]: someAreas,
      [propertyPage({ bedrooms, box }).key]: page({ items: [], total: 0 }),
      [waysOn({ bedrooms, box }).key]: [{ without: ['map'], total: 37, capped: false }],
    },
    api: answers(getPropertyMap, { answer: { total: 0, capped: false, clusters: [], pills: [] } }),
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'On all of the map: 37' }, { timeout: 15_000 });
    await expect(link).toHaveAttribute('href', '/properties?bedrooms=6&view=map');
  },
};

export const Failed: Story = { parameters: shown({ failure: 503 }, undefined, 'unreachable') };

/** Two corners are set, and the cross is on its way to the third. */
export const DrawingByKeyboard: Story = {
  parameters: shown({ answer: map }, page()),
  play: async ({ canvas, canvasElement }) => {
    const city = await canvas.findByRole('application', undefined, { timeout: 15_000 });
    await canvas.findByRole('button', { name: /4 / }, { timeout: 15_000 });
    canvas.getByRole('button', { name: 'Draw an area' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(city).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight>4/}{Enter}');
    const said = canvasElement.querySelector('[aria-live=polite]');
    await expect(said).toHaveTextContent('Corner set. 2 corners.');
    await expect(canvas.getByRole('button', { name: 'Finish the area' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown>4/}');
  },
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
