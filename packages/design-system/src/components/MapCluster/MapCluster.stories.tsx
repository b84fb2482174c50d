import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MapCluster } from './MapCluster.tsx';

const meta = {
  title: 'Listings/MapCluster',
  id: 'components-mapcluster',
  component: MapCluster,
  tags: ['new'],
  parameters: { without: { LongText: 'It shows a number only.', PhoneWidth: 'It is as small on every screen.' } },
  args: { count: 12, onClick: fn() },
} satisfies Meta<typeof MapCluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '12 properties here, look closer' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A whole city of listings is one short number. */
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {[2, 99, 100, 999, 1_234, 36_600, 740_000].map((count) => (
        <MapCluster key={count} {...args} count={count} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '36,600 properties here, look closer' })).toHaveTextContent('36k');
  },
};

/** Several homes that lie too close for their prices: a press goes nearer and takes them apart. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { count: 12 },
};

/** A circle around a single home hides its price and has nothing to take apart: use MapPill. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { count: 1 },
};

export const RightToLeft: Story = { ...Sizes, parameters: { direction: 'rtl' } };
