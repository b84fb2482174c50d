import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftNotice } from './DraftNotice.tsx';

const meta = {
  title: 'Feedback/DraftNotice',
  id: 'components-draftnotice',
  component: DraftNotice,
  args: { savedAt: 'today at 14:20', onContinue: fn(), onDiscard: fn() },
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with it' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    labels: { title: 'You have a draft of “Bungalow for sale, 1000 gaz, corner, park facing”' },
    savedAt: 'on Thursday, 19 November 2026 at 23:58',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
