import { formTypeChoices } from '@karachi-estates/domain/properties/typeChoices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Inputs/SelectField',
  id: 'components-selectfield',
  component: SelectField,
  args: { name: 'propertyType', label: 'Property type', unchosen: 'Choose…', choices: formTypeChoices('en') },
  parameters: { form: { values: { propertyType: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Property type' });
    await userEvent.selectOptions(box, 'Bungalow');
    await expect(box).toHaveValue('Bungalow');
  },
};

export const Unchosen: Story = {};

export const WithError: Story = {
  parameters: { form: { errors: { propertyType: 'Choose what kind of property it is.' } } },
};

/** The city is Karachi everywhere. */
export const Disabled: Story = {
  args: { label: 'City', choices: [{ value: '112', label: 'Karachi' }], unchosen: undefined, disabled: true },
  parameters: { form: { values: { propertyType: '112' } } },
};

/** The label names what is chosen, the choices are words that people use. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** Two choices hide behind a press: RadioCards or a ToggleButtonGroup show both. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    label: 'Please select',
    choices: [
      { value: 'sale', label: 'For sale' },
      { value: 'rent', label: 'For rent' },
    ],
  },
  parameters: { form: { values: { propertyType: 'sale' } } },
};

export const LongText: Story = {
  args: {
    choices: [
      { value: 'a', label: 'Upper portion of a bungalow on its own staircase with separate meters for gas and power' },
    ],
  },
  parameters: { form: { values: { propertyType: 'a' } } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
