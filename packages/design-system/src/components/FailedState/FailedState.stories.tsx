import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FailedState, type FailedStateProps } from './FailedState.tsx';

const meta = {
  title: 'Feedback/FailedState',
  id: 'components-failedstate',
  component: FailedState,
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

function Retried(args: FailedStateProps) {
  const [retrying, setRetrying] = useState(false);
  function onRetry() {
    args.onRetry?.();
    setRetrying(true);
  }
  return <FailedState {...args} retrying={retrying} onRetry={onRetry} />;
}

/** Who pressed it by keyboard stays there while it tries, and a second press does nothing. */
export const KeepsTheFocus: Story = {
  tags: ['no-visual'],
  render: (args) => <Retried {...args} />,
  play: async ({ args, canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoRetry: Story = {
  args: { onRetry: undefined, title: 'Property not found', children: 'It may have been sold or taken down.' },
};

export const WithReference: Story = { args: { reference: '3f9c2a71-b04e' } };

/** Say what did not load, that nothing is lost, and offer to try again. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'The homes did not load', children: 'The connection may have dropped for a moment.' },
};

/** A code and the words of the machine: people can do nothing with them, and there is no way on. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'Error 500', children: 'Unexpected token < in JSON at position 0', onRetry: undefined },
};

export const LongText: Story = { args: { title: longTitles.mixed, children: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
