import { areaFigures } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaPrices } from './AreaPrices.tsx';

const meta = {
  title: 'Listings/AreaPrices',
  id: 'components-areaprices',
  component: AreaPrices,
  tags: ['new'],
  args: { caption: 'For sale', figures: areaFigures },
} satisfies Meta<typeof AreaPrices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'All homes' })).toBeVisible();
    await expect(canvas.getByText('104,500')).toBeVisible();
    await expect(canvas.getByText('92,000 to 131,000')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the figures…' })).toBeVisible();
  },
};

/** Too few offers. */
export const Empty: Story = {
  args: { figures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fewer than ten offers/)).toBeVisible();
  },
};

/** The caption says what is counted and where, and each row rests on enough offers. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { caption: 'Homes for sale in Clifton' },
};

/** A median of two offers is chance, so pass no row for a type with fewer than ten. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    caption: 'Statistics',
    figures: areaFigures.map((each) => ({ ...each, offers: 2, days: 1 })),
  },
};

export const LongText: Story = {
  args: {
    caption: 'For sale in Gulshan-e-Iqbal Town, as it is asked for homes, offices, shops and warehouses of all sizes',
    figures: areaFigures.map((each) => ({ ...each, median: each.median * 9_876, offers: 98_765, days: 1_234 })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
