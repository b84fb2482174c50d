import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  id: 'components-link',
  component: Link,
  args: { href: '#properties', children: 'All homes in Clifton' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Onward: Story = { args: { variant: 'onward', children: 'See more' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Terms and Conditions' } };

export const InASentence: Story = {
  render: (args) => (
    <p>
      Read <Link {...args}>how we verify agents</Link> before you pay anything.
    </p>
  ),
};

export const ThroughARouter: Story = {
  args: {
    children: 'Plans',
    linkComponent: ({ children, ...anchor }) => (
      <a {...anchor} data-router="yes">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plans' })).toHaveAttribute('data-router', 'yes');
  },
};

export const LongText: Story = { args: { variant: 'onward', children: longTitles.mixed } };

export const RightToLeft: Story = { args: { variant: 'onward' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { variant: 'onward' }, globals: { viewport: { value: 'phone' } } };
