import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoreFiltersButton } from './MoreFiltersButton.tsx';

const meta = {
  title: 'Listings/MoreFiltersButton',
  id: 'components-morefiltersbutton',
  component: MoreFiltersButton,
  tags: ['new'],
  args: { query: {}, href: '#more', onOpen: fn() },
} satisfies Meta<typeof MoreFiltersButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('link', { name: 'More filters' });
    await expect(more).toHaveAttribute('href', '#more');
    await userEvent.click(more);
    await expect(args.onOpen).toHaveBeenCalledWith(undefined);
  },
};

/** More filters begin with what the form says, applied or not. */
export const InForm: Story = {
  tags: ['no-visual'],
  args: { query: { parking: '1', minYardPrice: 'cheap' } },
  render: (args) => (
    <form>
      <input type="hidden" name="maxPrice" value="1.5 crore" />
      <MoreFiltersButton {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'More filters' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ maxPrice: '15000000', parking: '1' });
  },
};

/** Where the bar is a sheet, there is room for the words. */
export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Outlined beside a filled Search: most people need the search, few the filters. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: (args) => (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Button variant="contained">Search</Button>
      <MoreFiltersButton {...args} />
    </Stack>
  ),
};

/** Two filled buttons side by side compete, and nobody sees which of them starts the search. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { variant: 'contained' },
  render: Do.render,
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { labels: { more: 'More filters, by rooms, size, price per square yard and age' } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, globals: { viewport: { value: 'phone' } } };
