import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  id: 'components-button',
  component: Button,
  args: { children: 'Search', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: 'search' } };

export const Outlined: Story = { args: { variant: 'outlined', children: 'See floor plan', icon: 'download' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Clear all' } };

export const Secondary: Story = { args: { tone: 'secondary', children: 'Upgrade Now' } };

export const OutlinedSecondary: Story = { args: { tone: 'secondary', variant: 'outlined', children: 'Compare plans' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', children: 'Register interest', iconAfter: 'arrow-forward' } };

export const Pill: Story = { args: { shape: 'pill', tone: 'secondary', children: 'Grand Monarch' } };

export const FullWidth: Story = { args: { fullWidth: true } };

export const Disabled: Story = { args: { disabled: true, children: 'Publish' } };

/** Pressing again while it works does nothing, and the focus stays. */
export const Pending: Story = {
  args: { pending: true, children: 'Publish' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const AsLink: Story = {
  args: { href: '#plans', children: 'Choose a plan', iconAfter: 'arrow-forward' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '#plans');
  },
};

export const OnPicture: Story = {
  args: { tone: 'onPicture', children: 'Watch the film', icon: 'play' },
  render: (args) => (
    <div style={{ background: '#13262F', padding: '1.5rem', display: 'flex', gap: '1rem' }}>
      <Button {...args} />
      <Button tone="onPicture" variant="outlined">
        Download the brochure
      </Button>
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { children: longTitles.mixed, icon: 'pin' } };

export const RightToLeft: Story = {
  args: { iconAfter: 'arrow-forward', children: 'Next' },
  parameters: { direction: 'rtl' },
};

export const PhoneWidth: Story = {
  args: { fullWidth: true, size: 'large' },
  globals: { viewport: { value: 'phone' } },
};
