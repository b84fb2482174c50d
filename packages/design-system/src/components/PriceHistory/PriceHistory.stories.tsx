import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceHistory, type PriceHistoryEvent } from './PriceHistory.tsx';

const events: PriceHistoryEvent[] = [
  { kind: 'reduced', at: '2026-11-03T08:00:00Z', price: 23_500_000, by: 500_000 },
  { kind: 'resumed', at: '2026-10-20T08:00:00Z', price: 24_000_000 },
  { kind: 'paused', at: '2026-10-12T08:00:00Z', price: 24_000_000 },
  { kind: 'listed', at: '2026-09-28T08:00:00Z', price: 24_000_000 },
];

const meta = {
  title: 'Listings/PriceHistory',
  id: 'components-pricehistory',
  component: PriceHistory,
  tags: ['new'],
  args: { events },
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reduced by 5 Lakh on 3 November 2026')).toBeVisible();
    await expect(canvas.getByText('Listed on 28 September 2026 for 2.4 Crore')).toBeVisible();
  },
};

export const Sold: Story = {
  args: { events: [{ kind: 'sold', at: '2026-11-20T08:00:00Z', price: 23_500_000 }, ...events] },
};

/** The newest first: what the home costs today begins with what changed last. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Oldest first, and the last reduction, which buyers look for, stands at the end. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { events: [...events].reverse() },
};

export const LongText: Story = {
  args: {
    events: events.map((event, index) => ({ ...event, at: `2026-0${9 - index}-28T08:00:00Z`, by: 98_765_432_100 })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
