import { comparedHomes, longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTable } from './CompareTable.tsx';

const homes = comparedHomes();
const there = homes.filter(({ home }) => home !== null);
const wide = [...homes, ...there.map((each) => ({ ...each, property_id: each.property_id + 5_000 }))];

const meta = {
  title: 'Listings/CompareTable',
  id: 'components-comparetable',
  component: CompareTable,
  tags: ['new'],
  args: {
    caption: 'Three properties side by side',
    homes,
    removeHrefOf: (id) => `/compare?ids=${homes.flatMap((each) => (each.property_id === id ? [] : each.property_id))}`,
  },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Price ≠ Differs' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Bedrooms = Same' })).toBeVisible();
    await expect(canvas.getByText('400 sq yd')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Bungalow with a lawn.*Sold/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Remove Corner house near the park from the comparison' }),
    ).toHaveAttribute('href', '/compare?ids=1204,980');
  },
};

/** The rows that are equal are left out. */
export const OnlyDifferences: Story = {
  args: { onlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Price≠ Differs',
      'Price per sq yd≠ Differs',
      'Size≠ Differs',
      'Bathrooms≠ Differs',
    ]);
  },
};

/** One home compares with nothing, so nothing is marked. */
export const One: Story = {
  args: { homes: there.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  },
};

/** Nothing is left of these but their numbers. */
export const Gone: Story = { args: { homes: [...there, { property_id: 17, state: 'gone', home: null }] } };

/** As many as are compared. */
export const Five: Story = { args: { homes: wide } };

/** Homes that the same person may choose between, under a caption that says what they are. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { caption: 'Two houses for sale', homes: there },
};

/** A house for sale and a shop for rent differ in every row, so the table helps nobody to decide. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    caption: 'Comparison',
    homes: there.map((each, index) => ({
      ...each,
      home:
        index === 1 && each.home
          ? {
              ...each.home,
              title: 'Corner shop on the main road',
              property_type: 'Shop',
              purpose: 'rent',
              price: 85_000,
              area_sqft: 420,
              bedrooms: null,
              bathrooms: null,
            }
          : each.home,
    })),
  },
};

export const LongText: Story = {
  args: {
    homes: there.map((each, index) => ({
      ...each,
      home: each.home && {
        ...each.home,
        title: [longTitles.unbroken, longTitles.urdu][index] ?? '',
        price: 98_765_432_100,
        images: [],
      },
    })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
