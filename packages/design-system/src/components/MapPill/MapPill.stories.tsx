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

/** A rent is by the month: in short where it is seen, in full where it is heard. */
export const Rented: Story = {
  args: { home: { ...home, price: 85_000, purpose: 'rent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^85K \/ month Flat, / })).toHaveTextContent(/^85K\/mo/);
  },
};

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

const cheaper = { ...home, title: 'Two-bed flat in Clifton Block 5', price: 18_500_000 };
const dearer = { ...home, title: 'House of 300 sq yd in DHA Phase 6', price: 95_000_000, property_type: 'House' };

/** One pill is chosen, the one whose card is open. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <Stack direction="row" sx={{ gap: 3, p: 2 }}>
      <MapPill {...args} isChosen />
      <MapPill {...args} home={cheaper} />
      <MapPill {...args} home={dearer} isSeen />
    </Stack>
  ),
};

/** Chosen used for “featured”: nobody can tell any longer to which of them the open card belongs. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <Stack direction="row" sx={{ gap: 3, p: 2 }}>
      <MapPill {...args} isChosen />
      <MapPill {...args} home={cheaper} isChosen />
      <MapPill {...args} home={dearer} isChosen />
    </Stack>
  ),
};

export const RightToLeft: Story = { ...States, parameters: { direction: 'rtl' } };
