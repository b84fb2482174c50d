import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UndoToast } from './UndoToast.tsx';

const meta = {
  component: UndoToast,
  args: { message: '“Sea-facing flat with lift” is deleted.', onUndo: fn(), onExpire: fn(), seconds: 600 },
} satisfies Meta<typeof UndoToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/is deleted/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** When the time is over it cannot be undone any more. */
export const Expires: Story = {
  args: { seconds: 0.2 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onExpire).toHaveBeenCalled());
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = { args: { message: undefined } };

export const LongText: Story = { args: { message: `“${longTitles.mixed}” is deleted.` } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
