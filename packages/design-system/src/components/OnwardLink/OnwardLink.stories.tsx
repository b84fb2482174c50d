import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnwardLink } from './OnwardLink.tsx';

const meta = {
  title: 'Actions/OnwardLink',
  id: 'components-onwardlink',
  component: OnwardLink,
  args: { href: '#properties', children: 'See all homes' },
} satisfies Meta<typeof OnwardLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow says nothing to screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all homes' })).toHaveAttribute('href', '#properties');
  },
};

/** Say where it leads, so that it makes sense when it is read alone. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { children: 'See all homes' } };

/** Read from a list of links, nobody knows where this leads. */
export const Dont: Story = { tags: ['dont', '!dev', '!autodocs', 'no-visual'], args: { children: 'Click here' } };

export const LongText: Story = { args: { children: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
