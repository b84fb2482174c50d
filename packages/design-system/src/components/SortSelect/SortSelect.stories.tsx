import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Listings/SortSelect',
  id: 'components-sortselect',
  component: SortSelect,
  parameters: { without: { LongText: 'Its words come from a short list of the domain.' } },
  args: { onChange: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '14rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort'), 'Lowest price first');
    await expect(args.onChange).toHaveBeenLastCalledWith('price_asc');
  },
};

export const HighestFirst: Story = { args: { defaultValue: 'price_desc' } };

/** A list begins with the newest homes, for which people come back. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** With the dearest homes first, most visitors see nothing that they can afford. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { defaultValue: 'price_desc' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
