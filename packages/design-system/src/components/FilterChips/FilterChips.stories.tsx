import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FilterChips } from './FilterChips.tsx';

const meta = {
  title: 'Listings/FilterChips',
  id: 'components-filterchips',
  component: FilterChips,
  args: {
    filters: [
      { label: 'Clifton', href: '#without-area' },
      { label: 'House', href: '#without-type' },
      { label: 'Up to 2.5 Crore', href: '#without-price' },
    ],
    clearHref: '#all',
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const chip = canvas.getByRole('link', { name: 'Remove filter: Clifton' });
    await expect(chip).toHaveFocus();
    await expect(chip).toHaveAttribute('href', '#without-area');
  },
};

export const One: Story = {
  args: { filters: [{ label: 'Clifton', href: '#without-area' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull();
  },
};

export const None: Story = {
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Each chip says in people’s words what the list is narrowed to. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Names and numbers from the address are not what people chose. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    filters: [
      { label: 'area=33', href: '#without-area' },
      { label: 'propertyType=House', href: '#without-type' },
      { label: 'maxPrice=25000000', href: '#without-price' },
    ],
  },
};

export const LongText: Story = {
  args: {
    filters: [
      { label: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre of Karachi', href: '#1' },
      { label: 'Between 1 Crore and 2.5 Crore', href: '#2' },
      { label: '240 to 500 sq yd', href: '#3' },
      { label: 'At least 4 bedrooms', href: '#4' },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
