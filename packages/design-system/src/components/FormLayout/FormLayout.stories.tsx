import {
  EMAIL_INVALID,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  PASSWORDS_DIFFER,
  TERMS_NOT_AGREED,
} from '@karachi-estates/domain/accounts/messages';
import { checkSignup } from '@karachi-estates/domain/accounts/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldErrors, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { FormRow } from '../FormRow/FormRow.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormLayout, type FormLayoutProps } from './FormLayout.tsx';

const empty = { first_name: '', last_name: '', email: '', password: '', confirmPassword: '', agreeToTerms: false };
type Signup = typeof empty;

type ExampleProps = Pick<FormLayoutProps, 'width'> & {
  onSubmit: (values: Signup) => Promise<void> | void;
  values?: Signup;
};

function Example({ onSubmit, width = 'narrow', values = empty }: ExampleProps) {
  const form = useForm<Signup>({
    defaultValues: values,
    resolver: (typed) => {
      const verdict = checkSignup({ role: 'buyer', ...typed });
      if (verdict.ok) return { values: typed, errors: {} };
      const errors: FieldErrors<Signup> = {};
      for (const name of Object.keys(empty) as (keyof Signup)[]) {
        const message = verdict.fields[name]?.because;
        if (message) errors[name] = { type: 'rule', message };
      }
      return { values: {}, errors };
    },
  });
  return (
    <FormLayout form={form} onSubmit={onSubmit} width={width} label="Sign up">
      <ErrorSummary />
      <FormRow>
        <TextField control={form.control} name="first_name" label="First name" autoComplete="given-name" />
        <TextField control={form.control} name="last_name" label="Last name" autoComplete="family-name" />
      </FormRow>
      <EmailField control={form.control} name="email" />
      <PasswordField control={form.control} name="password" autoComplete="new-password" strength />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <CheckboxField control={form.control} name="agreeToTerms" label="I agree to the terms and conditions." />
      <SubmitButton pendingText="Creating your account…" fullWidth>
        Sign up
      </SubmitButton>
    </FormLayout>
  );
}

const filled: Signup = {
  first_name: 'Ali',
  last_name: 'Raza',
  email: 'ali.raza@example.com',
  password: 'clifton mango 79',
  confirmPassword: 'clifton mango 79',
  agreeToTerms: true,
};

const meta = {
  title: 'Inputs/FormLayout',
  id: 'components-formlayout',
  // The page documents FormLayout; each example makes the form that it takes.
  component: FormLayout as unknown as typeof Example,
  args: { onSubmit: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sending an empty form says everything that is missing, in the summary and at each field, and leads to the first. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    const alert = canvas.getByRole('alert');
    for (const message of [FIRST_NAME_MISSING, LAST_NAME_MISSING, EMAIL_INVALID, TERMS_NOT_AGREED]) {
      await expect(alert).toHaveTextContent(message);
    }
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(EMAIL_INVALID);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was typed stays, whatever else is wrong. */
export const NothingIsLost: Story = {
  args: { values: { ...filled, confirmPassword: 'clifton mango 97' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toHaveFocus());
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(PASSWORDS_DIFFER);
    await expect(canvas.getByLabelText('Password')).toHaveValue(filled.password);
  },
};

/** Enter sends it; while it is under way a second press does nothing. */
export const Sending: Story = {
  args: { values: filled, onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Creating your account…')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

const blank = { first_name: '', last_name: '', email: '', password: '' };

function Names() {
  const form = useForm({ defaultValues: blank });
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="In one column">
      <FormRow>
        <TextField control={form.control} name="first_name" label="First name" />
        <TextField control={form.control} name="last_name" label="Last name" />
      </FormRow>
      <EmailField control={form.control} name="email" />
      <PasswordField control={form.control} name="password" />
    </FormLayout>
  );
}

function Zigzag() {
  const form = useForm({ defaultValues: blank });
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="To and fro">
      <FormRow>
        <TextField control={form.control} name="first_name" label="First name" />
        <EmailField control={form.control} name="email" />
      </FormRow>
      <FormRow>
        <TextField control={form.control} name="last_name" label="Last name" />
        <PasswordField control={form.control} name="password" />
      </FormRow>
    </FormLayout>
  );
}

/** One field below another, and only what is read together side by side. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], render: () => <Names /> };

/** Unlike fields side by side: the eye jumps to and fro, and one of them is forgotten. */
export const Dont: Story = { tags: ['dont', '!dev', '!autodocs', 'no-visual'], render: () => <Zigzag /> };

export const LongText: Story = {
  args: { values: { ...filled, first_name: 'Muhammad Abdul-Rehman Khan', last_name: 'سید ظفر الحسنین نقوی البخاری' } },
};

export const RightToLeft: Story = { args: { values: filled }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
