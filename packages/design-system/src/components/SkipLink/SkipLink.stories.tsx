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

/** As it looks while it has the focus, which only one of the two could have. */
const asFocused = {
  position: 'static',
  '&&:not(:focus)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    margin: 0,
    paddingBlock: 1,
    paddingInline: 2,
    clipPath: 'none',
  },
};

/** It says where it leads, because it is the first thing that a keyboard reaches on the page. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { sx: asFocused } };

/** “Skip” alone leaves open what is skipped and where one lands. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { children: 'Skip', sx: asFocused },
};

export const LongText: Story = {
  ...Focused,
  args: { children: 'Skip the navigation, the search and the filters and go on to the homes that were found' },
};

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
