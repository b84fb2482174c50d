import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  args: { name: 'bedrooms', label: 'Bedrooms', max: 50 },
  parameters: { form: { values: { bedrooms: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Counted by pointer, by the arrow keys, or typed in any digits. */
export const Counting: Story = {
  args: { slotProps: { input: { onKeyDown: fn() }, htmlInput: { onKeyDown: fn() } } },
  parameters: { form: { values: { bedrooms: 3 } } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Bedrooms' });
    await userEvent.click(canvas.getByRole('button', { name: 'More bedrooms' }));
    await expect(box).toHaveValue('4');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(box).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Fewer bedrooms' })).toBeDisabled();
    await expect(args.slotProps?.input?.onKeyDown).toHaveBeenCalledTimes(5);
    await expect(args.slotProps?.htmlInput?.onKeyDown).toHaveBeenCalledTimes(5);
    await userEvent.clear(box);
    await userEvent.type(box, '۱۲');
    await expect(box).toHaveValue('12');
  },
};

export const AtTheEnd: Story = { args: { max: 3 }, parameters: { form: { values: { bedrooms: 3 } } } };

export const WithError: Story = {
  parameters: {
    form: { values: { bedrooms: 'many' }, errors: { bedrooms: 'Enter the number of bedrooms, 0 to 50.' } },
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { form: { values: { bedrooms: 2 } } } };

/** A small number that people count: one press more or less is quicker than typing. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { form: { values: { bedrooms: 4 } } },
};

/** Nobody counts rupees one by one, and 27500000 hides a missing zero: PriceField says 2.75 crore. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { name: 'price', label: 'Price', max: 100_000_000 },
  parameters: { form: { values: { price: 27_500_000 } } },
};

export const LongText: Story = {
  args: { label: 'Bedrooms with a bath of their own, the servant quarter not counted', help: 'A study counts as one.' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl', form: { values: { bedrooms: 4 } } } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
