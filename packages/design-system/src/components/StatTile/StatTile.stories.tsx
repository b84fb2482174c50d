import ListAltRounded from '@mui/icons-material/ListAltRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: "Seller's workspace/StatTile",
  id: 'components-stattile',
  component: StatTile,
  args: { label: 'Active listings', value: 12 },
  render: (args) => (
    <Box component="dl" sx={{ maxWidth: '16rem', margin: 0 }}>
      <StatTile {...args} />
    </Box>
  ),
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLimit: Story = { args: { value: 9, limit: 15, icon: <ListAltRounded /> } };

/** Nothing left: the bar turns to the colour of a warning, and the note says what to do. */
export const AtTheLimit: Story = { args: { value: 2, limit: 2, note: 'Pause one, or choose Pro for 15.' } };

export const Word: Story = {
  args: { label: 'Plan', value: 'Premium', note: 'until 21 December 2026', icon: <WorkspacePremiumRounded /> },
};

/** Two stand side by side on a small phone: the word is not broken. */
export const WordOnPhone: Story = {
  args: { label: 'Listings left', value: 'Unlimited', note: 'More that can be active' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Box component="dl" sx={{ maxWidth: '9.5rem', margin: 0 }}>
      <StatTile {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const word = canvas.getByText('Unlimited');
    const { lineHeight } = getComputedStyle(word);
    await expect(word.clientHeight).toBeLessThan(Number.parseFloat(lineHeight) * 1.5);
  },
};

export const Zero: Story = { args: { label: 'Paused', value: 0 } };

export const SideBySide: Story = {
  render: () => (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: 2, margin: 0 }}
    >
      <StatTile label="Active listings" value={9} limit={15} icon={<ListAltRounded />} />
      <StatTile label="Paused" value={1} icon={<PauseRounded />} />
      <StatTile label="Featured ads" value={2} limit={2} icon={<StarRounded />} />
      <StatTile label="Plan" value="Pro" note="until 21 December 2026" icon={<WorkspacePremiumRounded />} />
    </Box>
  ),
};

/** The figure with its limit says what is left, and the bar shows it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { value: 9, limit: 15 } };

/** A percentage leaves open of what, and how many more listings can be posted. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Usage', value: '60%' },
};

export const LongText: Story = {
  args: { label: 'People who looked at one of your listings in the last thirty days', value: 1_234_567_890 },
};

export const RightToLeft: Story = { args: { value: 9, limit: 15 }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { value: 9, limit: 15 }, globals: { viewport: { value: 'phone' } } };
