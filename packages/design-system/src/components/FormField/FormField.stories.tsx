import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField, fieldDescription } from './FormField.tsx';

const box = <input id="visit" type="date" />;
const describedBox = <input id="visit" type="date" aria-describedby={fieldDescription('visit', { help: true })} />;

const meta = {
  title: 'Inputs/FormField',
  id: 'components-formfield',
  component: FormField,
  args: {
    id: 'visit',
    label: 'Day of the visit',
    children: box,
  },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { help: 'The owner confirms it by phone.', children: describedBox } };

export const WithError: Story = {
  args: {
    error: 'Choose a day that is not in the past.',
    help: 'The owner confirms it by phone.',
    children: describedBox,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day of the visit')).toHaveAccessibleDescription(
      'Choose a day that is not in the past. The owner confirms it by phone.',
    );
  },
};

export const Optional: Story = { args: { optional: true } };

/** It frames a control that the kit does not have, such as the choice of a day. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { help: 'The owner confirms it by phone.', children: describedBox },
};

/** A price has a field of its own: PriceField reads lakh and crore, and this box has to count zeros. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    id: 'price',
    label: 'Price',
    help: 'In PKR, digits only, no commas.',
    children: (
      <input
        id="price"
        type="number"
        defaultValue={27500000}
        aria-describedby={fieldDescription('price', { help: true })}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'The day on which you and your family would like to see the house',
    error: 'Fridays are taken. '.repeat(6),
    children: describedBox,
  },
};

export const RightToLeft: Story = {
  args: { help: 'The owner confirms it.', children: describedBox },
  parameters: { direction: 'rtl' },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
