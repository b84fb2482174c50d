import { TERMS_NOT_AGREED } from '@karachi-estates/domain/accounts/messages';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Inputs/CheckboxField',
  id: 'components-checkboxfield',
  component: CheckboxField,
  args: {
    name: 'agreeToTerms',
    label: (
      <>
        I agree to the{' '}
        <Link href="#terms" underline="always">
          Terms and Conditions
        </Link>
        .
      </>
    ),
  },
  parameters: { form: { values: { agreeToTerms: false } } },
  decorators: [inForm],
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms and Conditions.' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/I agree to/));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { parameters: { form: { values: { agreeToTerms: true } } } };

export const WithHelp: Story = { args: { label: 'Feature this ad', help: '1 of 2 featured ads is free.' } };

export const WithError: Story = { parameters: { form: { errors: { agreeToTerms: TERMS_NOT_AGREED } } } };

/** Ticked means yes to what the sentence says. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Feature this ad', help: '1 of 2 featured ads is free.' },
};

/** A tick that means no has to be read twice. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Do not show this ad among the featured ones' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label:
      'I may offer this property, everything I wrote about it is true to the best of my knowledge, and I agree to the terms and conditions of the marketplace.',
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
