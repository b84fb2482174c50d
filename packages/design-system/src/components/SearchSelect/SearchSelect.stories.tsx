import { filterTypeChoices } from '@karachi-estates/domain/properties/typeChoices';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchSelect } from './SearchSelect.tsx';

const meta = {
  title: 'Inputs/SearchSelect',
  id: 'components-searchselect',
  component: SearchSelect,
  args: { label: 'Property type', name: 'propertyType', choices: filterTypeChoices('en'), onChange: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Property type'), 'Apartment');
    await expect(args.onChange).toHaveBeenLastCalledWith('Appartment');
    await userEvent.selectOptions(canvas.getByLabelText('Property type'), 'All types');
    const plots = within(canvas.getByRole('group', { name: 'Plots' }));
    await expect(plots.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All plots',
      'Residential Plot',
      'Commercial Plot',
      'Plot File',
    ]);
  },
};

export const Chosen: Story = { args: { defaultValue: 'Penthouse' } };

/** The city is locked to Karachi. */
export const Locked: Story = {
  args: { label: 'City', name: 'city', choices: [{ value: '112', label: 'Karachi' }], isDisabled: true },
};

export const Frameless: Story = { args: { frame: 'none' } };

/** The empty choice says what it stands for: all types. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Please select” reads like a duty, although a search without a type finds the most homes. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    label: 'Select',
    choices: [{ value: '', label: '-- Please select --' }, ...filterTypeChoices('en').slice(1)],
  },
};

export const LongText: Story = {
  args: { label: 'Sort', choices: [{ value: '', label: 'Homes that were seen by the most people this month first' }] },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { label: 'قسم', choices: [{ value: '', label: 'تمام اقسام' }] },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
