import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inForm } from '../FormLayout/inForm.tsx';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Inputs/EmailField',
  id: 'components-emailfield',
  component: EmailField,
  args: { name: 'email' },
  parameters: { form: { values: { email: '' } } },
  decorators: [inForm],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A password manager and a phone's keyboard both know what it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    await expect(box).toHaveAttribute('autocomplete', 'email');
    await expect(box).toHaveAttribute('inputmode', 'email');
    await userEvent.type(box, 'hina.qureshi@example.com');
    await userEvent.tab();
    await expect(box).toHaveValue('hina.qureshi@example.com');
  },
};

export const WithHelp: Story = { args: { help: 'We send a confirmation to this address.' } };

export const WithError: Story = {
  parameters: { form: { values: { email: 'hina at example' }, errors: { email: EMAIL_INVALID } } },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { form: { values: { email: 'hina.qureshi@example.com' } } },
};

/** The help says what the address is used for. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { help: 'We send a confirmation to this address.' },
};

/** The label offers a phone number, but the field refuses everything that is no email address. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { label: 'Email or phone number' },
  parameters: { form: { values: { email: '0300 2245678' }, errors: { email: EMAIL_INVALID } } },
};

export const LongText: Story = {
  parameters: {
    form: { values: { email: 'the.accounts.department.of.a.very.long.estate.agency@karachi.example.com' } },
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl', form: { values: { email: 'hina.qureshi@example.com' } } },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
