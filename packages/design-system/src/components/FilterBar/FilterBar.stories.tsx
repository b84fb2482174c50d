import { anArea, areas } from '@karachi-estates/fixtures/areas';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MoreFiltersButton } from '../MoreFiltersButton/MoreFiltersButton.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Listings/FilterBar',
  id: 'components-filterbar',
  component: FilterBar,
  args: { query: { city: '112' }, areas, onApply: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '30rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = {
  city: '112',
  area: '33',
  propertyType: 'House',
  purpose: 'sale',
  minPrice: '10000000',
  maxPrice: '25000000',
  minSize: '1080',
  bedrooms: '3',
  sort: 'price_asc',
};

export const Default: Story = {};

/** Filters in force stand in the form. */
export const Narrowed: Story = { args: { query: narrow, area: anArea(), count: 6 } };

const two = areas.slice(0, 2);

/** Several areas are chips; the box adds to them. */
export const SeveralAreas: Story = {
  args: { query: { ...narrow, area: two.map(({ id }) => id).join() }, chosenAreas: two, count: 7 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const third = areas[2];
    const chosen = canvas.getByRole('list', { name: 'Chosen areas' });
    await expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.type(box, third?.area_name ?? '');
    await userEvent.keyboard('{Enter}');
    await expect(within(chosen).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${two[0]?.area_name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith({ ...narrow, area: `${two[1]?.id},${third?.id}` });
  },
};

/** From one area to two: the plus beside the box makes a chip of it. */
export const SecondArea: Story = {
  args: { query: narrow, area: anArea() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const other = areas.find(({ id }) => id !== anArea().id);
    await userEvent.click(canvas.getByRole('button', { name: 'Add another area' }));
    await expect(canvas.getByRole('combobox', { name: 'Area' })).toHaveFocus();
    await userEvent.keyboard(`${other?.area_name}{Enter}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    // In one order, whichever was chosen first.
    const both = [anArea().id, other?.id].map(String).sort();
    await expect(args.onApply).toHaveBeenCalledWith({ ...narrow, area: both.join() });
  },
};

const twenty = Array.from({ length: 20 }, (_, index) => ({ id: index + 900, area_name: `Sector ${index + 1}` }));

/** The twenty-first is refused, and why is said at the box. */
export const TooManyAreas: Story = {
  args: { query: { area: twenty.map(({ id }) => id).join() }, chosenAreas: twenty, areas: [...areas, ...twenty] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.type(box, areas[0]?.area_name ?? '');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('At most 20 areas. Remove one first.')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Chosen areas' })).getAllByRole('listitem')).toHaveLength(20);
  },
};

/** How many listings a type or an area has stands beside it. */
export const Counted: Story = {
  args: {
    typeCounts: { House: 1204, Flat: 12 },
    areas: areas.map((area, index) => ({ ...area, listings: (index * 37) % 50 })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const type = canvas.getByLabelText('Property type');
    await expect(within(type).getByRole('option', { name: 'House (1,204)' })).toHaveValue('House');
    await expect(within(type).getByRole('option', { name: 'Office (0)' })).toHaveValue('Office');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    const [area] = areas;
    const option = canvas.getByRole('option', { name: area?.area_name });
    await expect(option).toHaveAttribute('aria-description', '0 listings');
    await expect(within(option).getByText('0 listings')).toBeVisible();
  },
};

/** A group of types, and types that stand in no group together, are choices like any other. */
export const SeveralTypes: Story = {
  args: { query: { city: '112', propertyType: 'House,Residential Plot' }, typeCounts: { House: 1204, Bungalow: 3 } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const type = canvas.getByLabelText('Property type');
    await expect(type).toHaveDisplayValue('House, Residential Plot (1,204)');
    await userEvent.selectOptions(type, 'All homes (1,207)');
    await expect(type).toHaveDisplayValue('All homes (1,207)');
  },
};

/** Prices are typed as people say them; the words beneath show what was understood. */
export const PriceInWords: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const price = await canvas.findByTitle('Any price');
    await userEvent.click(price);
    await userEvent.type(canvas.getByLabelText('Highest price'), '1.5 crore');
    await expect(canvas.getByText('One crore fifty lakh rupees')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ city: '112', maxPrice: '15000000' });
    await waitFor(() => expect(canvas.getByLabelText('Highest price')).toHaveStyle({ visibility: 'hidden' }));
    await waitFor(() => expect(price.closest('button')).toHaveFocus());
  },
};

/** What cannot be read is said at its field, and the field gets the focus. */
export const PriceNotUnderstood: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByTitle('Any price'));
    await userEvent.type(canvas.getByLabelText('Lowest price'), 'cheap{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toHaveAccessibleDescription(/2\.5 crore/));
    await expect(canvas.getByLabelText('Lowest price')).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Sizes are read in the chosen unit and sent as square feet. */
export const SizeInMarla: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByText('Any size'));
    await userEvent.selectOptions(canvas.getByLabelText('Size in'), 'marla');
    await userEvent.type(canvas.getByLabelText('Smallest size'), '10');
    await userEvent.selectOptions(canvas.getByLabelText('Bedrooms'), '3 or more');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith({ city: '112', minSize: '2250', bedrooms: '3', unit: 'marla' });
    await waitFor(() => expect(canvas.getByLabelText('Smallest size')).toHaveStyle({ visibility: 'hidden' }));
  },
};

const withMore = {
  city: '112',
  propertyType: 'House,Flat',
  bedrooms: '3',
  exactBedrooms: '1',
  parking: '1',
  minSize: '1080',
  unit: 'marla',
};

/** What MoreFilters has set stays when the bar is applied; several types stand as one choice. */
export const MoreInForce: Story = {
  args: { query: withMore, more: <MoreFiltersButton query={withMore} href="/properties/filters" /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText('Property type')).toHaveDisplayValue('House, Flat');
    await expect(canvas.getByText('From 4.8 marla at 225 sq ft, 3 beds')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith(withMore);
  },
};

/** A panel closes with Escape and gives the focus back. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const price = await canvas.findByTitle('Any price');
    const opener = price.closest('button');
    await userEvent.click(price);
    await waitFor(() => expect(canvas.getByLabelText('Lowest price')).toBeVisible());
    canvas.getByLabelText('Lowest price').focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Lowest price')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByLabelText('Lowest price')).not.toBeVisible();
  },
};

/** The name of the area in force comes with the page; what is typed stays when the list of all areas comes. */
export const AreasComeLater: Story = {
  args: { query: { city: '112', area: '33' }, area: anArea() },
  globals: { viewport: { value: 'desktop' } },
  render: function LateAreas(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <FilterBar {...args} areas={isThere ? areas : []} areasStatus={isThere ? 'ready' : 'loading'} />
        <button type="button" onFocus={() => setThere(true)}>
          Let the areas come
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await expect(box).toHaveValue(anArea().area_name);
    await userEvent.clear(box);
    await userEvent.type(box, 'Gulsh');
    canvas.getByRole('button', { name: 'Let the areas come' }).focus();
    await expect(box).toBe(canvas.getByRole('combobox', { name: 'Area' }));
    await expect(box).toHaveValue('Gulsh');
    await userEvent.click(box);
    await expect((await canvas.findAllByRole('option', { name: /^Gulshan/ }))[0]).toBeVisible();
  },
};

export const AreasFailed: Story = { args: { areas: [], areasStatus: 'failed', onRetryAreas: fn() } };

/** Pass the area as well as the query, so that its name stands in the bar. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { query: narrow, area: anArea(), count: 6 },
};

/** With the query alone the bar shows the number of the area, which people never chose. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { query: narrow },
};

export const LongText: Story = {
  args: {
    query: { ...narrow, propertyType: 'Upper Portion', maxPrice: '987654321000' },
    area: { id: 33, area_name: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre' },
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { query: narrow, area: anArea(), count: 6 },
};

/** On phones one box says what is set and opens the filters as a sheet. */
export const PhoneWidth: Story = {
  args: { query: narrow, area: anArea(), count: 6 },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneSheet: Story = {
  args: { query: narrow, area: anArea(), count: 6 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Clifton · House · For sale/ }));
    await waitFor(() => expect(screen.getByLabelText('Lowest price')).toBeVisible());
  },
};

/** Applying closes the sheet and gives the focus back. */
export const PhoneSheetApplied: Story = {
  ...PhoneSheet,
  play: async ({ args, canvas }) => {
    const opener = await canvas.findByRole('button', { name: /Clifton · House · For sale/ });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Lowest price')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await expect(args.onApply).toHaveBeenCalledWith(narrow);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const loadSheet = fn<() => Promise<typeof import('./FilterBarSheet.tsx')>>();

/** Where the sheet's code did not come, the bar says so, and trying again opens it. */
export const PhoneSheetNotLoaded: Story = {
  ...PhoneSheet,
  tags: ['no-visual'],
  args: {
    ...PhoneSheet.args,
    slotProps: {
      loading: { load: loadSheet },
      sheet: { id: 'filters', slotProps: { paper: { className: 'sheet-of-the-caller' } } },
    },
  },
  play: async ({ canvas }) => {
    loadSheet.mockImplementation(() => import('./FilterBarSheet.tsx')).mockRejectedValueOnce(new Error('No network'));
    const opener = await canvas.findByRole('button', { name: /Clifton · House · For sale/ });
    await userEvent.click(opener);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Lowest price')).toBeVisible());
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expect(sheet.closest('#filters')).not.toBeNull();
    await expect(sheet).toHaveClass('sheet-of-the-caller');
    await expect(opener).toHaveAttribute('aria-controls', 'filters');
  },
};
