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
  parameters: { brand: 'grand-monarch' },
} satisfies Meta<typeof StatBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { stats: stats.slice(1, 3) } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

export const LongText: Story = { args: { stats: [{ value: 'PKR 25,000,000', label: longTitles.mixed }, ...stats] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
