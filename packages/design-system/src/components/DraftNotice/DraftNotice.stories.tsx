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

/** It says when the draft was kept, and each button says what becomes of it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “OK” and “Cancel” do not say which of them throws the draft away. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    savedAt: '2026-11-19T18:58:00Z',
    labels: { title: 'Unsaved data detected!', continue: 'OK', discard: 'Cancel' },
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
