import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MoreFilters } from './MoreFilters.tsx';

const meta = {
  title: 'Listings/MoreFilters',
  id: 'components-morefilters',
  component: MoreFilters,
  tags: ['new'],
  args: { query: { city: '112' }, onApply: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '40rem', marginInline: 'auto' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MoreFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = {
  city: '112',
  area: '33',
  propertyType: 'House,Flat',
  purpose: 'sale',
  maxPrice: '25000000',
  minSize: '1125',
  bedrooms: '3',
  exactBedrooms: '1',
  bathrooms: '2',
  parking: '1',
  minYardPrice: '50000',
  verified: '1',
  confirmed: '14',
  postedWithin: '7',
  unit: 'marla',
};

export const Default: Story = {};

/** Filters in force stand in the form, and those that it has no field for go along. */
export const Narrowed: Story = {
  args: { query: narrow },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('House')).toBeChecked();
    await expect(canvas.getByLabelText('Verified seller')).toBeChecked();
    await expect(canvas.getByLabelText('Confirmed as available')).toHaveValue('14');
    await expect(canvas.getByLabelText('Smallest size')).toHaveValue('5');
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(args.onApply).toHaveBeenCalledWith(narrow);
  },
};

/** The area that is searched has phases, some of which are chosen. */
export const WithParts: Story = {
  args: {
    query: { area: '42', part: '5' },
    parts: ['Phase 1', 'Phase 2', 'Phase 4', 'Phase 5', 'Phase 6'].map((name, index) => ({ id: index + 2, name })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Phase 5')).toBeChecked();
    await userEvent.click(canvas.getByLabelText('Phase 6'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(args.onApply).toHaveBeenCalledWith({ area: '42', part: '5,6' });
  },
};

/** The button says how many there are, once one stops choosing. */
export const Counted: Story = {
  args: { countFound: fn(async ({ parking }) => ({ total: parking ? 1 : 1284, capped: false })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 1,284 properties' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('With parking'));
    await expect(canvas.getByRole('button', { name: 'Show results' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show 1 property' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Show 1 property');
    const lastCall = (args.countFound as ReturnType<typeof fn>).mock.lastCall;
    await expect(lastCall?.[0]).toEqual({ city: '112', parking: '1' });
  },
};

/** Beyond a thousand nobody counts on. */
export const ManyMore: Story = {
  tags: ['no-visual'],
  args: { countFound: async () => ({ total: 1000, capped: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 1,000+ properties' })).toBeVisible();
  },
};

/** What is being counted is given up when something else is chosen, and a count that fails is not missed. */
export const CountGivenUp: Story = {
  tags: ['no-visual'],
  args: {
    countFound: fn(async ({ parking }, signal: AbortSignal) => {
      if (parking) throw new Error('No network');
      return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }),
  },
  play: async ({ args, canvas }) => {
    const count = args.countFound as ReturnType<typeof fn>;
    await waitFor(() => expect(count).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByLabelText('With parking'));
    await waitFor(() => expect(count).toHaveBeenCalledTimes(2));
    await expect(count.mock.calls[0]?.[1].aborted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Show results' })).toBeVisible();
  },
};

/** What cannot be read is said at its field, and the field gets the focus. */
export const NotUnderstood: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Lowest per sq yd'), 'cheap{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Lowest per sq yd')).toHaveFocus());
    await expect(canvas.getByLabelText('Lowest per sq yd')).toHaveAccessibleDescription(/2\.5 crore/);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

const countHomes = async () => ({ total: 128, capped: false });

/** The button counts what is found while one chooses, so that nobody ends at an empty list. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { countFound: countHomes },
};

/** “OK” does not say that the list changes, and without a count the empty list comes as a surprise. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { labels: { apply: 'OK', clear: 'Reset' } },
};

export const LongText: Story = {
  args: {
    labels: {
      parking: 'With parking for at least one car, covered or in front of the house',
      clear: 'Clear everything that was chosen',
    },
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { query: narrow } };

export const PhoneWidth: Story = { args: { query: narrow }, globals: { viewport: { value: 'phone' } } };
