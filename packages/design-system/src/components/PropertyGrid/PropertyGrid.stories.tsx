import { aPropertyCard, longTitles, propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PropertyGrid } from './PropertyGrid.tsx';

const properties = propertyCards(8);

const meta = {
  title: 'Listings/PropertyGrid',
  id: 'components-propertygrid',
  component: PropertyGrid,
  args: { properties, favourites: new Set([properties[1]?.property_id ?? 0]), onFavouriteChange: fn() },
} satisfies Meta<typeof PropertyGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Bungalow with lawn on a quiet lane' }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(properties[3], true);
  },
};

/** The outlines of the icons stand in the page once, however many cards show them. */
export const Icons: Story = {
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('use')];
    await expect(shown.length).toBeGreaterThan(properties.length);
    for (const each of shown) {
      await expect(canvasElement.querySelectorAll(`[id='${each.getAttribute('href')?.slice(1)}']`)).toHaveLength(1);
      await expect(each.getBoundingClientRect().width).toBeGreaterThan(0);
    }
  },
};

export const Loading: Story = {
  args: { properties: [], loadingCount: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading properties…');
  },
};

/** More homes are on their way below the ones that are there. */
export const LoadingMore: Story = { args: { properties: properties.slice(0, 4), loadingCount: 4 } };

/** Some were opened before. */
export const Seen: Story = {
  args: { properties: properties.slice(0, 2), seen: new Set([properties[0]?.property_id ?? 0]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Viewed')).toHaveLength(1);
  },
};

export const Few: Story = { args: { properties: properties.slice(0, 2) } };

// Beside each other the two have half of the page.
const twoColumns = { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } };

/** The homes that are there stay in view while more are on their way below them. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { properties: properties.slice(0, 2), loadingCount: 2, sx: twoColumns },
};

/** Skeletons in place of homes that were there already take away what somebody is reading. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { properties: [], loadingCount: 4, sx: twoColumns },
};

export const LongText: Story = {
  args: {
    properties: [
      aPropertyCard({ title: longTitles.mixed }),
      aPropertyCard({ property_id: 2, title: longTitles.unbroken }),
      aPropertyCard({ property_id: 3, title: longTitles.urdu, images: [], photo_count: 0 }),
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { properties: properties.slice(0, 4) } };

export const PhoneWidth: Story = {
  args: { properties: properties.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
};
