import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { DimensionField } from './DimensionField.tsx';

const meta = {
  title: 'Inputs/DimensionField',
  id: 'components-dimensionfield',
  component: DimensionField,
  args: { name: 'dimension', label: 'Size', placeholder: '240' },
  parameters: { form: { values: { dimension: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof DimensionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SquareYards: Story = { parameters: { form: { values: { dimension: '240 sq yd' } } } };

/** A marla is not the same everywhere, so the field asks which one. */
export const Marla: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Size' }), '10');
    await expect(canvas.getByText('= 90 sq ft')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Size of one marla' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit of size' }), 'marla');
    await expect(canvas.getByText('= 2,250 sq ft = 250 sq yd')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size of one marla' }), '272.25');
    await expect(canvas.getByText('= 2,722.5 sq ft = 302.5 sq yd')).toBeVisible();
  },
};

/** Whoever writes the unit too is understood. */
export const TypedWithUnit: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.type(box, '1600 sq feet');
    await userEvent.tab();
    await expect(box).toHaveValue('1600');
    await expect(canvas.getByRole('combobox', { name: 'Unit of size' })).toHaveValue('sq ft');
  },
};

/** The unit beside it holds for Urdu digits as well. */
export const UrduDigits: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.type(box, '۲۴۰');
    await expect(canvas.getByText('= 2,160 sq ft')).toBeVisible();
    await userEvent.tab();
    await expect(box).toHaveValue('240');
    await expect(canvas.getByRole('combobox', { name: 'Unit of size' })).toHaveValue('sq yd');
  },
};

/** A front and a depth are feet, whichever unit stands beside. */
export const FrontAndDepth: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Size' });
    await userEvent.type(box, '30x60');
    await userEvent.tab();
    await expect(box).toHaveValue('1800');
    await expect(canvas.getByText('= 200 sq yd')).toBeVisible();
  },
};

/** It can be sent; what it lacks is said once it is typed. */
export const NotUnderstood: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Size' }), 'two plots');
    await expect(canvas.queryByText(/^Write the size/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(/^Write the size/)).toBeVisible();
  },
};

export const WithError: Story = {
  parameters: {
    form: {
      values: { dimension: 'two plots' },
      errors: { dimension: 'Write the size with its unit, for example 240 sq yd, 1,600 sq ft, 10 marla or 1 kanal.' },
    },
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { form: { values: { dimension: '1 kanal (marla at 250 sq ft)' } } },
};

/** The label names what is measured, and the unit is chosen beside it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Size of the plot', help: 'As it is written in the papers.' },
  parameters: { form: { values: { dimension: '10 marla at 225 sq ft' } } },
};

/** A unit in the label contradicts the unit that is chosen beside it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Plot area in sq ft' },
  parameters: { form: { values: { dimension: '10 marla at 225 sq ft' } } },
};

export const LongText: Story = {
  args: { label: 'Size of the plot with the lawn and the parking in front', help: 'As it is written in the papers.' },
  parameters: { form: { values: { dimension: '123,456.75 sq ft' } } },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl', form: { values: { dimension: '10 marla at 225 sq ft' } } },
};

export const PhoneWidth: Story = {
  parameters: { form: { values: { dimension: '10 marla at 225 sq ft' } } },
  globals: { viewport: { value: 'phone' } },
};
