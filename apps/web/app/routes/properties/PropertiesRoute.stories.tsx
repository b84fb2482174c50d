import { listPropertyCards } from '@karachi-estates/contracts/propertyLists';
import { areas as someAreas } from '@karachi-estates/fixtures/areas';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { areas, nearbyAreas } from '../../data/areas.ts';
import { foundCount, type PropertyPage, propertyPage, waysOn } from '../../data/properties.ts';
import { understoodSearch } from '../../data/search.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import PropertiesPage from './PropertiesPage.tsx';

const path = '/properties';
const areaList = { [areas().key]: someAreas };

const page = (change: Partial<PropertyPage> = {}): PropertyPage => ({
  items: propertyCards(8),
  total: 1000,
  capped: true,
  next: 'the-next-page',
  ...change,
});

const opened = (screen: Omit<ScreenStory, 'path'>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path, network, ...screen });

const meta = {
  ...screenStories,
  title: 'Properties',
  id: 'screens-routes-properties-propertiesroute',
  component: PropertiesPage,
} satisfies Meta<typeof PropertiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: opened({ fallback: { ...areaList, [propertyPage({}).key]: page() } }),
};

const said = '3 bed clifton block 5 or gulshan or nazimabd swimming pool';

const search = {
  city: '112',
  area: '31',
  propertyType: 'House',
  purpose: 'sale',
  maxPrice: '25000000',
  sort: 'price_asc',
};

/** Every filter in force has its chip. */
export const Filtered: Story = {
  parameters: opened({
    at: `${path}?${new URLSearchParams(search)}`,
    fallback: {
      ...areaList,
      [nearbyAreas('31').key]: someAreas.slice(3, 9),
      [propertyPage(search).key]: page({ total: 12, capped: false, next: null }),
    },
  }),
};

/** What was typed stays in the box; what it means stands in the filters, and the rest is said. */
export const TypedInOwnWords: Story = {
  parameters: opened({
    at: `${path}?${new URLSearchParams({ area: '31,33', bedrooms: '3', said })}`,
    fallback: {
      ...areaList,
      [propertyPage({ area: '31,33', bedrooms: '3' }).key]: page({ total: 9, capped: false, next: null }),
      [understoodSearch(said).key]: {
        query: { area: '31,33', bedrooms: '3' },
        parts: ['Block 5'],
        offers: [{ typed: 'nazimabd', areas: [{ id: 112, area_name: 'Nazimabad' }] }],
        unknown: ['swimming pool'],
      },
    },
  }),
};

export const Loading: Story = {
  parameters: opened({ fallback: areaList }),
};

export const Empty: Story = {
  parameters: opened({
    at: `${path}?propertyType=Warehouse&bedrooms=6`,
    fallback: {
      ...areaList,
      [propertyPage({ propertyType: 'Warehouse', bedrooms: '6' }).key]: page({
        items: [],
        total: 0,
        capped: false,
        next: null,
      }),
    },
  }),
};

/** A filter of the address has a value that there is not: said in the page's own words, with the way on. */
export const Unreadable: Story = {
  tags: ['no-visual'],
  parameters: opened({
    at: `${path}?sort=foo&bedrooms=3`,
    fallback: areaList,
    api: answers(listPropertyCards, {
      failure: 400,
      message: 'sort must be one of newest, best.',
      fields: { sort: 'sort must be one of newest, best.' },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We cannot read this search')).toBeVisible();
    const without = canvas.getByRole('link', { name: 'Search without it' });
    await expect(without).toHaveAttribute('href', '/properties?bedrooms=3');
    await expect(canvas.queryByText(/must be one of/)).toBeNull();
  },
};

const narrow = { propertyType: 'House,Flat', maxPrice: '100000', bedrooms: '3', exactBedrooms: '1', parking: '1' };

/** A list stops counting at 1,000; the filters have said how many there are, and the list says the same. */
export const CountedAsTheFiltersDo: Story = {
  tags: ['no-visual'],
  parameters: opened({
    at: `${path}?parking=1`,
    fallback: {
      ...areaList,
      [propertyPage({ parking: '1' }).key]: page(),
      [foundCount({ parking: '1' }).key]: { total: 1284, capped: false },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,284 properties in Karachi')).toBeVisible();
  },
};

/** Where nothing is found, it is said which one filter to give up, and what there is then. */
export const EmptyWithAdvice: Story = {
  parameters: opened({
    at: `${path}?${new URLSearchParams(narrow)}`,
    fallback: {
      ...areaList,
      [propertyPage(narrow).key]: page({ items: [], total: 0, capped: false, next: null }),
      [waysOn(narrow).key]: [
        { without: ['price'], total: 37, capped: false },
        { without: ['bedrooms'], total: 10_000, capped: true },
        { without: ['purpose'], total: 4, capped: false },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('link', { name: 'Without the price limit: 37' });
    // For sale, as the price limit had implied.
    await expect(price).toHaveAttribute('href', expect.stringContaining('purpose=sale'));
    await expect(price).toHaveAttribute('href', expect.not.stringContaining('maxPrice'));
    await expect(canvas.getByRole('link', { name: 'With any number of bedrooms: 10,000+' })).toBeVisible();
    const both = canvas.getByRole('link', { name: 'For sale or for rent: 4' });
    await expect(both).toHaveAttribute('href', expect.not.stringContaining('purpose'));
  },
};

const barren = { area: '31', propertyType: 'Warehouse', purpose: 'rent', maxPrice: '1', bedrooms: '6', parking: '1' };

/** Where one filter less is not enough: the fewest together, and the widest step last. */
export const EmptyWithWiderAdvice: Story = {
  tags: ['no-visual'],
  parameters: opened({
    at: `${path}?${new URLSearchParams(barren)}`,
    fallback: {
      ...areaList,
      [propertyPage(barren).key]: page({ items: [], total: 0, capped: false, next: null }),
      [nearbyAreas('31').key]: someAreas.slice(3, 9),
      [waysOn(barren).key]: [
        { without: ['price', 'bedrooms'], total: 3, capped: false },
        { without: ['price', 'type'], areas: [31, 18], total: 12, capped: false },
        { without: ['price', 'parking', 'bedrooms', 'type', 'area'], total: 1284, capped: false },
        { without: ['price', 'parking', 'bedrooms', 'type', 'area', 'purpose'], total: 5000, capped: false },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const two = await canvas.findByRole('link', { name: 'Without the price limit, with any number of bedrooms: 3' });
    await expect(two).toHaveAttribute('href', `${path}?area=31&propertyType=Warehouse&purpose=rent&parking=1`);
    const around = canvas.getByRole('link', {
      name: 'Without the price limit, of any type, also in the areas around: 12',
    });
    await expect(around).toHaveAttribute('href', expect.stringContaining('area=31%2C18'));
    // One by one they may be as empty as this list.
    await expect(canvas.queryByText(/The same nearby/)).toBeNull();
    const city = canvas.getByRole('link', { name: 'With none of the other filters, in all of Karachi: 1,284' });
    await expect(city).toHaveAttribute('href', `${path}?purpose=rent`);
    await expect(canvas.getByRole('link', { name: 'Without any filter: 5,000' })).toHaveAttribute('href', path);
  },
};

export const Failed: Story = {
  parameters: opened({ fallback: areaList }, 'unreachable'),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Ready.parameters, globals: { language: 'ur' } };
