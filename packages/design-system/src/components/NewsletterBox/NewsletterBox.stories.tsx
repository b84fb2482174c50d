import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NewsletterBox } from './NewsletterBox.tsx';

const meta = {
  title: 'Inputs/NewsletterBox',
  id: 'components-newsletterbox',
  component: NewsletterBox,
  args: {
    title: 'One letter a month',
    sentence: 'New areas, new rules and the best of the month’s homes.',
    email: { label: 'Email', placeholder: 'name@example.com' },
    submit: 'Subscribe',
    privacy: 'We ask you to confirm by mail. Unsubscribe with one click.',
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewsletterBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' sana@example.com {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('sana@example.com');
  },
};

export const Pending: Story = { args: { pending: true } };

export const Sent: Story = {
  args: { message: { tone: 'success', text: 'Please look into your mail and confirm.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please look into your mail and confirm.');
  },
};

export const Failed: Story = {
  args: { message: { tone: 'error', text: 'Please enter an e-mail address.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
};

/** Say what comes, how often and how one leaves: that is what people weigh against their address. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Shouting and “exclusive offers” promise nothing, and nobody learns how often mail will come. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'SUBSCRIBE NOW!!!',
    sentence: 'Don’t miss out on exclusive offers.',
    submit: 'Submit',
    privacy: 'By submitting you agree to our terms.',
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, sentence: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
