import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Inputs/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: {
    label: 'Property type',
    placeholder: 'All types',
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Property type')).toBeVisible();
  },
};

export const Filled: Story = { args: { defaultValue: 'Penthouse' } };

export const Invalid: Story = {
  args: { isInvalid: true, defaultValue: 'Castle' },
};

export const Disabled: Story = {
  args: { label: 'City', isDisabled: true, defaultValue: 'Karachi' },
};

export const Frameless: Story = { args: { frame: 'none' } };

/** The label names the criterion, also once the box is filled. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { defaultValue: 'Penthouse' } };

/** A label that only asks to type leaves the name to the placeholder, which is gone once the box is filled. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Please enter', placeholder: 'Property type', defaultValue: 'Penthouse' },
};

export const LongText: Story = {
  args: {
    label: 'Property type, as the seller has named it in the advertisement',
    defaultValue: 'Upper portion with its own entrance and roof',
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { label: 'قسم', defaultValue: 'مکان' },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
