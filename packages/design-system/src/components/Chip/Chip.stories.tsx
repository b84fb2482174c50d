import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  id: 'components-chip',
  component: Chip,
  args: { children: 'Parking', icon: 'parking' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Removable: Story = {
  args: { children: 'Clifton', icon: 'pin', removeLabel: 'Remove Clifton', onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Clifton' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { children: longTitles.mixed, removeLabel: 'Remove the title', onRemove: fn() },
};

export const RightToLeft: Story = {
  args: { children: 'Clifton', removeLabel: 'Remove Clifton', onRemove: fn() },
  parameters: { direction: 'rtl' },
};

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
