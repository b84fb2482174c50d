import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoSidebar } from './DemoSidebar.tsx';

const meta = {
  title: "Seller's workspace/DemoSidebar",
  id: 'components-demosidebar',
  component: DemoSidebar,
  parameters: { without: { LongText: 'Its sample data is always the same.' } },
  args: { role: 'buyer' },
} satisfies Meta<typeof DemoSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Profile', 'Chats', "FAQ's", 'Previous Buy', 'Saved', 'Log Out']);
  },
};

export const Seller: Story = {
  args: { role: 'seller' },
  play: async ({ canvas }) => {
    for (const name of ['Previous Sell', 'Ad', 'Plans']) {
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    }
  },
};

/** A made-up person, and a note that says so. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** With the name of a real person and no note it looks like an account whose links are broken. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { labels: { buyer: { name: 'Hina Qureshi', role: 'Buyer' }, note: 'You are logged in' } },
};

export const RightToLeft: Story = { args: { role: 'seller' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
