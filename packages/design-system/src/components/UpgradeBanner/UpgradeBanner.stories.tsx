import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UpgradeBanner } from './UpgradeBanner.tsx';

const meta = {
  title: 'Plans/UpgradeBanner',
  id: 'components-upgradebanner',
  component: UpgradeBanner,
  args: {
    heading: 'Reach more buyers',
    children: 'More listings, featured ads and better insights with Pro and Premium.',
    href: '#plans',
  },
} satisfies Meta<typeof UpgradeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '#plans');
  },
};

/** It says what a larger plan brings the seller, in plain words. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Capitals and a threat say nothing of what one would get. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    heading: 'UPGRADE TODAY!!!',
    children: 'Your plan is not good enough. Do not miss out!',
  },
};

export const LongText: Story = {
  args: {
    heading: 'Your Basic plan is full: both of its two places are used by active listings',
    children:
      'Pause a listing to make room, or choose Pro for fifteen active listings, two featured ads, priority support and advanced insights.',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
