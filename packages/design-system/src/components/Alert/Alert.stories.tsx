import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  id: 'components-alert',
  component: Alert,
  args: { children: 'Your request is with us. A person checks the transfer, usually within a day.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Your profile is saved.' } };

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your plan ends in three days',
    children: 'After that, two of your fifteen listings stay online.',
    action: (
      <Link href="#plans" variant="onward">
        Renew Pro
      </Link>
    ),
  },
};

export const Failure: Story = {
  args: { tone: 'error', title: 'Two things to mend', children: 'Phone and price are missing.', announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two things to mend');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, children: longTitles.mixed, onDismiss: fn() } };

export const RightToLeft: Story = { args: { onDismiss: fn() }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...Warning, globals: { viewport: { value: 'phone' } } };
