import { longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { InterestForm, type InterestFormProps } from './InterestForm.tsx';

const meta = {
  title: 'Projects/InterestForm',
  id: 'components-interestform',
  component: InterestForm,
  args: {
    labels: {
      unitType: { label: 'Unit type' },
      fullName: { label: 'Full name' },
      phoneNumber: { label: 'Phone number', placeholder: '0300 1234567' },
      email: { label: 'Email', placeholder: 'name@example.com' },
    },
    chooseUnit: 'Choose a unit type',
    unitTypes: [
      { value: '5bed', label: '5 Bed Apartment' },
      { value: '3bed', label: '3 Bed Apartment' },
    ],
    submit: 'Register',
    submitting: 'Sending…',
    privacy: 'We use these details to answer you. Registering is not a booking.',
    onSubmit: fn(),
  },
  parameters: { usualBrand: 'grand-monarch' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: '36rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof InterestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit type' }), '3 Bed Apartment');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), ' Sana Ahmed ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0300 1234567');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      unitType: '3bed',
      fullName: 'Sana Ahmed',
      phoneNumber: '0300 1234567',
      email: 'sana@example.com',
    });
  },
};

/** Two numbers and a word on them are taken as they are. */
export const TwoNumbers: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone number' }));
    await userEvent.paste('0300 1234567 / 0321 7654321 (WhatsApp)');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ phoneNumber: '0300 1234567 / 0321 7654321 (WhatsApp)' }),
    );
  },
};

/** The page is about one unit, so nobody is asked for its type. */
export const ChosenType: Story = {
  args: { chosenType: '5bed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Sana Ahmed');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ unitType: '5bed' }));
  },
};

export const Pending: Story = { args: { pending: true } };

/** Red, with the focus in the first field that is wrong. */
export const Failure: Story = {
  args: {
    message: { tone: 'failure', text: 'Please complete all the fields' },
    wrong: ['fullName', 'email'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please complete all the fields');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
  },
};

function DrawnAnew(props: InterestFormProps) {
  const [, setCount] = useState(0);
  return (
    <Box onKeyUp={() => setCount((count) => count + 1)}>
      <InterestForm {...props} wrong={['fullName', 'email']} />
    </Box>
  );
}

/** Whoever types in one field is not called back to another, until the form is sent again. */
export const FailureDrawnAnew: Story = {
  ...Failure,
  tags: ['no-visual'],
  render: (args) => <DrawnAnew {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'sana@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
};

/** Before scripts run, and without them, the browser posts it, and the page that answers says what is wrong. */
export const WithoutScripts: Story = {
  args: {
    action: '/api/interest/palm-court',
    hiddenFields: { page: 'en' },
    defaults: { fullName: 'Sana Ahmed', unitType: '3bed' },
    onSubmit: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/interest/palm-court');
    await expect(form?.noValidate).toBe(true);
    await expect(canvas.getByRole('combobox', { name: 'Unit type' })).toHaveValue('3bed');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      page: 'en',
      unitType: '3bed',
      fullName: 'Sana Ahmed',
      phoneNumber: '',
      email: '',
    });
  },
};

function Registers(props: InterestFormProps) {
  const [message, setMessage] = useState<InterestFormProps['message']>();
  const onSubmit = () => setMessage({ tone: 'success', text: 'Thank you! Your interest has been registered.' });
  return <InterestForm {...props} message={message} onSubmit={onSubmit} />;
}

/** Green, and the form is empty again. */
export const Success: Story = {
  render: (args) => <Registers {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Sana{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you! Your interest has been registered.');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  },
};

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** The button says what it does, and the line with it that nothing is booked yet. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “Submit” commits people to something unknown, and nothing says what becomes of a phone number. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { chooseUnit: 'Select', submit: 'SUBMIT', privacy: 'All fields are mandatory.' },
};

export const LongText: Story = {
  args: { privacy: longTitles.mixed, message: { tone: 'failure', text: longTitles.mixed } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** Every field begins where the page does, also those for Latin letters and figures. */
export const Urdu: Story = {
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(getComputedStyle(box).textAlign).toBe('right');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
