import { EMAIL_INVALID, FIRST_NAME_MISSING, LOGIN_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmailField } from '../EmailField/EmailField.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

interface ExampleProps extends Pick<ErrorSummaryProps, 'fieldNames' | 'title'> {
  /** Messages by field. */
  messages: Record<string, string>;
  /** What the server answers to a form that is right. */
  answer?: string;
}

function Example({ messages, answer, ...summary }: ExampleProps) {
  const form = useForm({
    defaultValues: { first_name: '', email: '' },
    resolver: (values) => {
      const errors = Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [name, { type: 'rule', message }]),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return (
    <FormLayout
      form={form}
      onSubmit={() => answer && form.setError('root', { message: answer })}
      width="narrow"
      label="Example"
    >
      <ErrorSummary {...summary} />
      <TextField control={form.control} name="first_name" label="First name" />
      <EmailField control={form.control} name="email" />
      <SubmitButton>Send</SubmitButton>
    </FormLayout>
  );
}

const two = { first_name: FIRST_NAME_MISSING, email: EMAIL_INVALID };

const meta = {
  title: 'Inputs/ErrorSummary',
  id: 'components-errorsummary',
  component: ErrorSummary,
  args: { messages: two },
  argTypes: { messages: { description: 'Of this example: what is wrong, by the name of the field.' } },
  render: (args) => <Example {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
} satisfies Meta<ExampleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each line leads to its field by keyboard. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: EMAIL_INVALID })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const OneProblem: Story = { args: { messages: { email: EMAIL_INVALID } } };

/** Messages that say the same for every field get its name. */
export const WithLabels: Story = {
  args: {
    messages: { first_name: 'Please fill in all required fields.', email: 'Please fill in all required fields.' },
    fieldNames: { first_name: 'First name', email: 'Email' },
  },
};

/** What the server answered. */
export const Answer: Story = { args: { messages: {}, answer: LOGIN_INVALID } };

/** Each line says how to mend it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { messages: two } };

/** Lines that say only that something is wrong: people have to find out what by themselves. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { messages: { first_name: 'Invalid input', email: 'Invalid value' } },
};

export const LongText: Story = {
  args: {
    messages: {
      first_name: 'Enter your first name as it is written on your identity card, since buyers see it on every listing.',
      email: EMAIL_INVALID,
    },
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
