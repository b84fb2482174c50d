import { PASSWORDS_DIFFER } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Inputs/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  args: { name: 'password' },
  parameters: { form: { values: { password: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the keyboard: type, Tab to the eye, press it to read along and again to hide. */
export const ShowAndHide: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Password');
    await userEvent.click(box);
    await userEvent.keyboard('clifton-mango-79');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAttribute('type', 'text');
    await expect(box).toHaveValue('clifton-mango-79');
    await userEvent.keyboard('{ }');
    await expect(box).toHaveAttribute('type', 'password');
  },
};

/** While a new one is chosen, four bars and a sentence say how good it is. */
export const Strength: Story = {
  args: { strength: true, autoComplete: 'new-password', help: 'At least 8 characters.' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Password');
    await expect(box).toHaveAccessibleDescription('At least 8 characters.');
    await userEvent.type(box, 'abc');
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'clifton mango 79 lantern');
    await expect(canvas.getByText('Strong password.')).toBeVisible();
  },
};

export const Weak: Story = {
  args: { strength: true, autoComplete: 'new-password' },
  parameters: { form: { values: { password: 'aaaaaaaaa' } } },
};

export const Fair: Story = {
  args: { strength: true, autoComplete: 'new-password' },
  parameters: { form: { values: { password: 'karachi79' } } },
};

export const WithError: Story = {
  args: { label: 'Confirm password', autoComplete: 'new-password' },
  parameters: { form: { values: { password: 'clifton' }, errors: { password: PASSWORDS_DIFFER } } },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { form: { values: { password: 'clifton' } } } };

/** One rule before typing, and bars while typing, so that people learn what makes theirs better. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'New password', strength: true, autoComplete: 'new-password', help: 'At least 8 characters.' },
  parameters: { form: { values: { password: 'karachi79' } } },
};

/** A list of demands leads to “Karachi1!”, and without `strength` nobody learns how weak that is. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    help: 'Min. 8 chars, 1 uppercase, 1 lowercase, 1 digit, 1 special (!@#$), no spaces.',
  },
  parameters: { form: { values: { password: 'Karachi1!' } } },
};

export const LongText: Story = {
  args: { label: 'The new password for your account at Karachi Estates', strength: true },
  parameters: { form: { values: { password: 'several unrelated words that are easy to remember and hard to guess' } } },
};

export const RightToLeft: Story = {
  args: { strength: true },
  parameters: { direction: 'rtl', form: { values: { password: 'clifton mango' } } },
};

export const PhoneWidth: Story = { args: { strength: true }, globals: { viewport: { value: 'phone' } } };
