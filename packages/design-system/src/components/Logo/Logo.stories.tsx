import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  parameters: { without: { LongText: 'Its words are fixed.', PhoneWidth: 'It is as small on every screen.' } },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mark: Story = {
  args: { variant: 'mark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Karachi Estates' })).toBeVisible();
  },
};

export const Inverse: Story = {
  args: { ground: 'inverse' },
  render: (args) => (
    <div style={{ background: '#13262F', padding: '1.5rem' }}>
      <Logo {...args} />
    </div>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
