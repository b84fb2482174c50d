import { longTitles } from '@karachi-estates/fixtures/properties';
import HomeRounded from '@mui/icons-material/HomeRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { name: 'title', label: 'Title', help: 'Type, size and area in plain words.' },
  parameters: { form: { values: { title: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the box and the help describes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(box, 'House in PECHS');
    await expect(box).toHaveValue('House in PECHS');
    await expect(box).toHaveAccessibleDescription('Type, size and area in plain words.');
  },
};

/** A caller who listens to the box hears of everything, and so does the form. */
export const ListenedTo: Story = {
  tags: ['no-visual'],
  args: { tidy: (text) => text.trim(), slotProps: { input: { onChange: fn(), onFocus: fn(), onBlur: fn() } } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(box, ' Ho ');
    await expect(box).toHaveValue(' Ho ');
    await userEvent.tab();
    await expect(box).toHaveValue('Ho');
    const { onChange, onFocus, onBlur } = args.slotProps?.input ?? {};
    await expect(onChange).toHaveBeenCalledTimes(4);
    await expect(onFocus).toHaveBeenCalledOnce();
    await expect(onBlur).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { parameters: { form: { values: { title: '240 sq yd house in Gulshan-e-Iqbal' } } } };

export const WithError: Story = {
  parameters: { form: { values: { title: 'Ho' }, errors: { title: 'The title needs at least 5 characters.' } } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      'The title needs at least 5 characters. Type, size and area in plain words.',
    );
  },
};

export const Optional: Story = { args: { label: 'Office address', optional: true, help: undefined } };

export const WithIcon: Story = { args: { icon: <SearchRounded />, label: 'Search your properties', help: undefined } };

export const WithUnit: Story = { args: { unit: 'sq ft', label: 'Covered area', help: undefined } };

export const Disabled: Story = { args: { disabled: true }, parameters: { form: { values: { title: 'Sold home' } } } };

export const ReadOnly: Story = {
  args: { readOnly: true, label: 'Email', help: 'The email address cannot be changed here.' },
  parameters: { form: { values: { title: 'hina.qureshi@example.com' } } },
};

/** A short label names the box; the help below it stays while one types. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: {} };

/** Instructions as the label: long to read, and read aloud each time the box has the focus. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    label: 'Please enter the title of your property here, at least 5 characters, no phone numbers',
    help: undefined,
  },
};

export const LongText: Story = {
  args: { label: 'The title that people see first in every list and search', help: longTitles.mixed },
  parameters: { form: { values: { title: longTitles.mixed } } },
};

export const RightToLeft: Story = {
  args: { icon: <HomeRounded />, unit: 'sq ft' },
  parameters: { direction: 'rtl', form: { values: { title: longTitles.urdu } } },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
