import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Navigation/Logo',
  id: 'components-logo',
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
    <Box sx={{ bgcolor: 'common.black', padding: 3 }}>
      <Logo {...args} />
    </Box>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
