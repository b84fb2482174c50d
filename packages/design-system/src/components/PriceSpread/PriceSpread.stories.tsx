import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceSpread } from './PriceSpread.tsx';

const meta = {
  title: 'Listings/PriceSpread',
  id: 'components-pricespread',
  component: PriceSpread,
  tags: ['new'],
  args: { figures: { median: 105_000, lower_quartile: 92_000, upper_quartile: 131_000 }, most: 180_000 },
  parameters: { without: { LongText: 'It draws figures and has no text.' } },
} satisfies Meta<typeof PriceSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithOwnPrice: Story = { args: { own: 84_000 } };

/** What lies beyond the scale stands at its end. */
export const BeyondTheScale: Story = { args: { own: 900_000 } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { own: 84_000 } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
