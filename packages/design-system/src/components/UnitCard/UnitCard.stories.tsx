import { projectTypes, someUnits } from '@karachi-estates/fixtures/projectUnits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnitCard } from './UnitCard.tsx';

const [first, ...rest] = someUnits(5);
if (!first) throw new Error('The fixtures have no units.');

const meta = {
  title: 'Projects/UnitCard',
  id: 'components-unitcard',
  component: UnitCard,
  tags: ['new'],
  args: { unit: first, types: projectTypes, buildingName: 'Tower A', href: '#unit' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnitCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unit A-101' })).toHaveAttribute('href', '#unit');
    await expect(canvas.getByText('Available')).toBeVisible();
  },
};

export const OnRequest: Story = {
  args: { unit: { ...first, price: null } },
  play: async ({ canvas }) => expect(canvas.getByText('Price on request')).toBeVisible(),
};

export const Held: Story = { args: { unit: { ...first, state: 'held', held_until: '2026-11-24T09:05:00Z' } } };

export const Sold: Story = { args: { unit: { ...(rest[0] ?? first), state: 'sold' } } };

export const LongText: Story = {
  args: {
    unit: { ...first, number: 'TOWER-OF-THE-ARABIAN-SEA-2104-PENTHOUSE', price: 98_765_432_100 },
    buildingName: 'Tower of the Arabian Sea, southern wing beside the promenade',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
