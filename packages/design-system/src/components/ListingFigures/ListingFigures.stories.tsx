import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListingFigures } from './ListingFigures.tsx';

const figures = {
  active: 12,
  paused: 1,
  sold: 4,
  rented: 2,
  views_30d: 4812,
  contacts_30d: 137,
  listings_left: 3,
};

const meta = {
  title: "Seller's workspace/ListingFigures",
  id: 'components-listingfigures',
  component: ListingFigures,
  args: { figures },
} satisfies Meta<typeof ListingFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,812')).toBeVisible();
    await expect(canvas.getByText('3 more in your plan')).toBeVisible();
    await expect(canvas.getByText('2.8% of views, 30 days')).toBeVisible();
  },
};

export const NewSeller: Story = {
  args: {
    figures: { active: 0, paused: 0, sold: 0, rented: 0, views_30d: 0, contacts_30d: 0, listings_left: 2 },
  },
};

export const PlanFull: Story = { args: { figures: { ...figures, listings_left: 0 } } };

export const Unlimited: Story = { args: { figures: { ...figures, listings_left: null } } };

export const Loading: Story = {
  args: { figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your figures…');
  },
};

/** Leave the figures out while they are on their way, so that nobody takes a guess for a result. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { figures: undefined },
};

/** Zeros as a stand-in tell a seller with twelve homes for a moment that nobody looked at them. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { figures: { active: 0, paused: 0, sold: 0, rented: 0, views_30d: 0, contacts_30d: 0, listings_left: 0 } },
};

export const LongText: Story = {
  args: { figures: { ...figures, active: 12_345, views_30d: 98_765_432, contacts_30d: 1_234_567 } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
