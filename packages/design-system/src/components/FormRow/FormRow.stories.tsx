import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForm } from '../FormLayout/inForm.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormRow } from './FormRow.tsx';

const meta = {
  title: 'Inputs/FormRow',
  id: 'components-formrow',
  component: FormRow,
  args: {
    children: (
      <>
        <TextField name="first_name" label="First name" />
        <TextField name="last_name" label="Last name" />
      </>
    ),
  },
  parameters: { form: { values: { first_name: 'Hina', last_name: 'Qureshi', bedrooms: 3, bathrooms: 2 } } },
  decorators: [inForm],
} satisfies Meta<typeof FormRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Numbers: Story = {
  args: {
    columns: 'three',
    children: (
      <>
        <NumberField name="bedrooms" label="Bedrooms" />
        <NumberField name="bathrooms" label="Bathrooms" />
      </>
    ),
  },
};

/** An error under one field leaves the boxes on one line. */
export const WithError: Story = {
  parameters: { form: { values: { first_name: '' }, errors: { first_name: 'Enter your first name.' } } },
};

/** Two short fields that are read together share a line. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: Numbers.args ?? {},
};

/** A title is too long for half a line, and it has nothing to do with the bathrooms beside it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    columns: 'three',
    children: (
      <>
        <TextField name="title" label="Title" />
        <NumberField name="bathrooms" label="Bathrooms" />
      </>
    ),
  },
  parameters: { form: { values: { title: '500 sq yd house facing the park, DHA Phase 8', bathrooms: 2 } } },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TextField name="first_name" label="First name, as it is written on your identity card" />
        <TextField name="last_name" label="Last name" />
      </>
    ),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
