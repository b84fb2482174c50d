import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  component: Toast,
  args: { message: 'Link copied', onDismiss: fn(), seconds: 3600 },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
  },
};

export const Success: Story = { args: { tone: 'success', message: 'Your ad is online.' } };

export const Failure: Story = { args: { tone: 'error', message: 'The picture was not saved.' } };

export const Undo: Story = {
  args: { message: 'Listing deleted', action: { label: 'Undo', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LongText: Story = { args: { message: longTitles.mixed, action: { label: 'Undo', onPress: fn() } } };

export const RightToLeft: Story = {
  args: { action: { label: 'Undo', onPress: fn() } },
  parameters: { direction: 'rtl' },
};

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
