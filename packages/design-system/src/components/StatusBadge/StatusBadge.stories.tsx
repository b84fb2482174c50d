import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  parameters: { without: { LongText: 'Its words come from a short list of the domain.' } },
  args: { status: 'active' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paused: Story = { args: { status: 'paused' } };

export const PausedByPlan: Story = {
  args: { status: 'paused', isPausedByPlan: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused by plan')).toBeVisible();
  },
};

export const Sold: Story = { args: { status: 'sold' } };

export const Rented: Story = { args: { status: 'rented' } };

export const Deleted: Story = { args: { status: 'deleted' } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
