import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MapPill } from './MapPill.tsx';

const home = {
  title: 'Sea-facing flat with three bedrooms',
  price: 22_000_000,
  purpose: 'sale',
  property_type: 'Flat',
  exact: true,
} as const;

const meta = {
  title: 'Listings/MapPill',
  id: 'components-mappill',
  component: MapPill,
  tags: ['new'],
  parameters: { without: { LongText: 'It shows a price only.', PhoneWidth: 'It is as small on every screen.' } },
  args: { home, onClick: fn() },
} satisfies Meta<typeof MapPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const pill = canvas.getByRole('button', { name: /2\.2 Crore Flat, .*Sea-facing flat/ });
    await expect(pill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Rented: Story = { args: { home: { ...home, price: 85_000, purpose: 'rent' } } };

export const NearItsArea: Story = { args: { home: { ...home, exact: false } } };

/** Its seller shows a circle, in which it lies. */
export const InACircle: Story = {
  args: { home: { ...home, exact: false, around: 400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /within 400 metres/ })).toBeVisible();
  },
};

/** Told apart by shape: filled, dashed outline, heart, square and struck out, lifted. */
export const States: Story = {
  render: (args) => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, p: 2 }}>
      <MapPill {...args} />
      <MapPill {...args} isSeen />
      <MapPill {...args} isSaved />
      <MapPill {...args} isSaved isSeen />
      <MapPill {...args} isRejected />
      <MapPill {...args} isChosen />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /put aside/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /saved, seen before/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...States, parameters: { direction: 'rtl' } };
