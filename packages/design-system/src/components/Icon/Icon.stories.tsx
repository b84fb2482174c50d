import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Layout/Icon',
  id: 'components-icon',
  component: Icon,
  parameters: { without: { LongText: 'It holds no text.', PhoneWidth: 'It is as small on every screen.' } },
  args: { name: 'pin' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const WithItsOwnName: Story = { args: { name: 'verified', label: 'Verified agent' } };

export const GrowsWithTheText: Story = {
  args: { size: 'text' },
  render: (args) => (
    <h2 style={{ display: 'flex', alignItems: 'center', gap: '0.25em' }}>
      <Icon {...args} /> Clifton
    </h2>
  ),
};

export const RightToLeft: Story = {
  args: { name: 'arrow-forward', mirrored: true, label: 'Onward' },
  parameters: { direction: 'rtl' },
};
