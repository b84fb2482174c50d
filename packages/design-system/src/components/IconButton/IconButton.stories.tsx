import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  id: 'components-iconbutton',
  component: IconButton,
  parameters: { without: { PhoneWidth: 'It is as small on every screen.' } },
  args: { icon: 'share', label: 'Share this home', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this home' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outlined: Story = { args: { variant: 'outlined' } };

export const Small: Story = { args: { size: 'small' } };

export const Pressed: Story = { args: { icon: 'filter', label: 'Show filters', pressed: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Floating: Story = {
  args: { variant: 'floating', icon: 'chevron-right', label: 'Next picture', mirrored: true },
  render: (args) => (
    <div style={{ background: '#0E5A6B', padding: '1.5rem' }}>
      <IconButton {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { icon: 'chevron-right', label: 'Next picture', mirrored: true, variant: 'outlined' },
  parameters: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { label: 'Share this home with a person, a group or another application', variant: 'outlined' },
};
