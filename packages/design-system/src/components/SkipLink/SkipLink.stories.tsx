import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  id: 'components-skiplink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Press Tab: the first stop leads here.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.children ?? 'Skip to the content' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Focused, parameters: { direction: 'rtl' } };

export const LongText: Story = {
  ...Focused,
  args: { children: 'Skip the navigation, the search and the filters and go on to the homes that were found' },
};

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
