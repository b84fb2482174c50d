import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect } from 'storybook/test';
import { DimensionField } from '../DimensionField/DimensionField.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { FormRow } from '../FormRow/FormRow.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PriceField } from '../PriceField/PriceField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSection, type FormSectionProps } from './FormSection.tsx';

function Sections({ children, ...section }: FormSectionProps) {
  const form = useForm({
    defaultValues: { title: '', price: '', dimension: '', bedrooms: 3, bathrooms: 2, garage: 1 },
  });
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="Post a property">
      <FormSection {...section}>{children}</FormSection>
      <FormSection title="Size and rooms" layout={section.layout}>
        <DimensionField name="dimension" label="Size" />
        <FormRow columns="three">
          <NumberField name="bedrooms" label="Bedrooms" />
          <NumberField name="bathrooms" label="Bathrooms" />
          <NumberField name="garage" label="Parking" />
        </FormRow>
      </FormSection>
    </FormLayout>
  );
}

const meta = {
  title: 'Inputs/FormSection',
  id: 'components-formsection',
  component: FormSection,
  args: {
    title: 'What you offer',
    description: 'These three lines are what people see first.',
    children: (
      <>
        <TextField name="title" label="Title" />
        <PriceField name="price" label="Price" />
      </>
    ),
  },
  render: (args) => <Sections {...args} />,
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you offer' })).toBeVisible();
  },
};

export const Aside: Story = { args: { layout: 'aside' } };

export const WithoutDescription: Story = { args: { description: undefined } };

/** The title says what its fields have in common, the sentence below it why they matter. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A number and a call to fill in everything do not say what the fields are about. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'SECTION 1 OF 2',
    description: 'Please fill in all of the following fields completely and correctly before you continue.',
  },
};

export const LongText: Story = {
  args: {
    layout: 'aside',
    title: 'What you offer, where it stands and how people can reach you',
    description:
      'Plain words work best. People compare ten or twenty homes in one evening, so say what makes this one different in the first line.',
  },
};

export const RightToLeft: Story = { args: { layout: 'aside' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
