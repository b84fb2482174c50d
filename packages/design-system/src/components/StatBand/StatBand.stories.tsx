import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatBand } from './StatBand.tsx';

const stats = [
  { value: 'PKR 25K', label: 'per sqft, starting price' },
  { value: '88', label: 'apartments' },
  { value: '10+', label: 'amenities' },
  { value: 'June 2026', label: 'handover' },
];

const meta = {
  title: 'Projects/StatBand',
  id: 'components-statband',
  component: StatBand,
  args: { stats },
  parameters: { usualBrand: 'grand-monarch' },
} satisfies Meta<typeof StatBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { stats: stats.slice(1, 3) } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** A figure is written for people, with its currency, and its label says what it measures. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { stats: stats.slice(0, 2) } };

/** A raw number without a unit is no price, and a total of nothing in particular is no fact. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    stats: [
      { value: '25000', label: 'price' },
      { value: '88', label: 'total' },
    ],
  },
};

export const LongText: Story = { args: { stats: [{ value: 'PKR 25,000,000', label: longTitles.mixed }, ...stats] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
