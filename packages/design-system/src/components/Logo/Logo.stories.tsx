import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

/** Where there is room, the full logo: its name is drawn together with the sign. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { variant: 'full' },
};

/** The sign with a typed name beside it is a second logo, in another type and at another distance. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { variant: 'mark' },
  render: (args) => (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Logo {...args} />
      <Typography>Karachi Estates</Typography>
    </Stack>
  ),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };
