import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AreaTypeahead, type AreaTypeaheadArea, type AreaTypeaheadProps } from './AreaTypeahead.tsx';

const areas: AreaTypeaheadArea[] = [
  'Bahadurabad',
  'Bahria Town Karachi',
  'Cantt',
  'Clifton',
  'Clifton - Block 2',
  'Clifton - Block 5',
  'DHA Phase 5',
  'DHA Phase 6',
  'DHA Phase 8',
  'Federal B Area',
  'Gulistan-e-Jauhar',
  'Gulshan-e-Iqbal Town',
  'Korangi',
  'Malir',
  'Nazimabad',
  'North Nazimabad',
  'PECHS',
  'Saddar Town',
  'Scheme 33',
  'Shah Faisal Town',
].map((area_name, index) => ({ id: index + 1, area_name }));

const manyAreas = Array.from({ length: 25 }, (_, sector) =>
  areas.map(({ id, area_name }) => ({ id: sector * 100 + id, area_name: `${area_name}, Sector ${sector + 1}` })),
).flat();

const meta = {
  title: 'Inputs/AreaTypeahead',
  id: 'components-areatypeahead',
  component: AreaTypeahead,
  args: { areas, name: 'area', onSelect: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '22rem', minHeight: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof AreaTypeahead>;
export default meta;
type Story = StoryObj<typeof meta>;

function SearchForm(props: AreaTypeaheadProps) {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
      }}
    >
      <AreaTypeahead {...props} />
      <button type="submit">Search</button>
      <output>{sent}</output>
    </form>
  );
}

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: areas[3] ?? null } };

/** Opens on focus with every area; the list is small and scrolls. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(areas.length);
  },
};

/**
 * In a row of filters the box is narrower than many a name, and what opens under it is wider than the box. A name that
 * is longer has two lines, its number one.
 */
export const Narrow: Story = {
  args: {
    areas: [{ id: 900, area_name: 'Cliff Road behind the Old Parsi Colony' }, ...areas].map((area) => ({
      ...area,
      listings: 1_041,
    })),
  },
  render: (args) => (
    <Box sx={{ width: '8rem' }}>
      <AreaTypeahead {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'Clif');
    const name = within(canvas.getByRole('option', { name: 'Clifton - Block 2' })).getByText('Clifton - Block 2');
    await expect(name.offsetHeight).toBeLessThan(30);
    for (const number of canvas.getAllByText('1,041 listings')) await expect(number.offsetHeight).toBeLessThan(30);
  },
};

/** Typing narrows the list without regard to case, dots, hyphens and spaces; Enter takes the best match. */
export const TypeAndEnter: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.type(box, 'gulshan e iq');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Gulshan-e-Iqbal Town');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 12, area_name: 'Gulshan-e-Iqbal Town' });
    await expect(canvasElement.querySelector('input[name=area]')).toHaveValue('12');
  },
};

/**
 * The list opens at the chosen area, arrows wrap around, Home and End jump, Escape closes and keeps the text, a second
 * Escape empties the box.
 */
export const Keyboard: Story = {
  args: { defaultValue: areas[3] ?? null },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    const active = () =>
      canvas.getAllByRole('option').find((option) => option.id === box.getAttribute('aria-activedescendant'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(active()).toHaveTextContent('Clifton');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Clifton - Block 2');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Bahadurabad');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Shah Faisal Town');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(active()).toHaveTextContent('Bahria Town Karachi');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Shah Faisal Town');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('Clifton');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

export const ClosesOnOutsideClick: Story = {
  render: (args) => (
    <>
      <AreaTypeahead {...args} />
      <p style={{ marginBlockStart: '18rem' }}>Somewhere else on the page</p>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.click(box);
    await userEvent.click(canvas.getByText('Somewhere else on the page'));
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The text of an area's whole name is that area, even when nobody pressed Enter. */
export const LeavingWithAName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'dha phase-8');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith({ id: 9, area_name: 'DHA Phase 8' }));
  },
};

/** The form around gets a chosen area's id, and any other text as it was typed. */
export const InAForm: Story = {
  render: (args) => <SearchForm {...args} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.type(box, 'Clifton{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('{"area":"4"}')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'near the sea{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByText('{"area":"near the sea"}')).toBeVisible();
  },
};

export const Clear: Story = {
  args: { defaultValue: areas[3] ?? null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear area' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Area' }), 'Lahore');
    await expect(canvas.getByText('No area is called “Lahore”.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { areas: [], status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByText('Loading areas…')[0]).toBeVisible();
  },
};

export const Failed: Story = {
  args: { areas: [], status: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { areas: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('There are no areas yet.')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true, placeholder: 'Choose a city first' } };

export const Form: Story = {
  args: { appearance: 'form', isRequired: true, help: 'Type a part of the name.', placeholder: 'Clifton' },
};

export const FormWithError: Story = {
  args: { appearance: 'form', isRequired: true, error: 'Choose an area from the list.' },
};

/** Five hundred areas: typing stays instant. */
export const FiveHundredAreas: Story = {
  args: { areas: manyAreas },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Area' });
    await userEvent.click(box);
    await expect(canvas.getAllByRole('option')).toHaveLength(500);
    await userEvent.type(box, 'clifton sector 25');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Clifton, Sector 25');
  },
};

/** A placeholder that says what is found, for a list too long to look through. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Where', placeholder: 'Clifton, DHA, Gulshan…' },
};

/** A handful of choices: SearchSelect shows all of them with one press, and nobody has to know how they are spelt. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { areas: areas.slice(0, 3), label: 'Side of the road', placeholder: 'Type to choose' },
};

export const LongText: Story = {
  args: {
    areas: [
      { id: 900, area_name: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre (گلشن اقبال)' },
      ...areas,
    ],
    defaultValue: {
      id: 900,
      area_name: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square and the Expo Centre (گلشن اقبال)',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: {
    label: 'علاقہ',
    placeholder: 'کوئی بھی علاقہ',
    labels: { clear: (label) => `${label} صاف کریں`, notFound: (text) => `«${text}» نام کا کوئی علاقہ نہیں۔` },
    defaultValue: { id: 30, area_name: 'کلفٹن' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'علاقہ صاف کریں' }));
    await userEvent.type(canvas.getByRole('combobox'), 'لاہور');
    await expect(canvas.getByText('«لاہور» نام کا کوئی علاقہ نہیں۔')).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } }, play: Open.play };
