import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { TelField } from './TelField.tsx';

const meta = {
  title: 'Inputs/TelField',
  id: 'components-telfield',
  component: TelField,
  args: { name: 'phone' },
  parameters: { form: { values: { phone: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof TelField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** However a number is written, it is shown as it is read in Pakistan when the field is left. */
export const FormatsOnLeaving: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Phone' });
    for (const [typed, shown] of [
      ['+92 300 1234567', '0300 1234567'],
      ['0092213-4567890', '021 34567890'],
      ['03331234567', '0333 1234567'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await userEvent.tab();
      await expect(box).toHaveValue(shown);
    }
  },
};

/** What is no Pakistani number stays as it was typed; the form's rules say what is wrong with it. */
export const KeepsWhatItDoesNotKnow: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(box, '12345');
    await userEvent.tab();
    await expect(box).toHaveValue('12345');
  },
};

export const WithError: Story = {
  parameters: {
    form: {
      values: { phone: '12345' },
      errors: { phone: 'Enter a Pakistani phone number, for example 0300 1234567 or 021 34567890.' },
    },
  },
};

export const Optional: Story = { args: { optional: true, help: 'Sellers answer faster by phone.' } };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { form: { values: { phone: '0300 2245678' } } },
};

/** The help says what the number is for; how it is written is left to the person. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { help: 'Buyers call this number.' } };

/** A format that is demanded makes people fail, although the field takes every way a number is written here. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    label: 'Number',
    placeholder: '+92XXXXXXXXXX',
    help: 'Digits only, no spaces or dashes, must start with +92.',
  },
};

export const LongText: Story = {
  args: { label: 'The number that buyers call and to which WhatsApp messages are sent' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl', form: { values: { phone: '0300 2245678' } } } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
