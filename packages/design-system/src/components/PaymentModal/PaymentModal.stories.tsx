import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { SubmitButton } from '../SubmitButton/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PaymentModal, type PaymentModalProps } from './PaymentModal.tsx';

function PaidForm() {
  const form = useForm({ defaultValues: { reference: '', months: '1' } });
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="Tell us about your payment">
      <SelectField
        name="months"
        label="Paid for"
        choices={['1 month', '2 months', '3 months'].map((label, index) => ({ value: String(index + 1), label }))}
      />
      <TextField name="reference" label="Transfer reference" help="The number your bank shows after the transfer." />
      <SubmitButton fullWidth>Send request</SubmitButton>
    </FormLayout>
  );
}

function Choice({ onPlaced = () => undefined }: { onPlaced?: () => void }) {
  const form = useForm({ defaultValues: { months: '3' } });
  return (
    <FormLayout form={form} onSubmit={onPlaced} label="Place an order">
      <SelectField name="months" label="For" choices={[{ value: '3', label: '3 months: PKR 9,000' }]} />
      <SubmitButton fullWidth>Place the order</SubmitButton>
    </FormLayout>
  );
}

const meta = {
  title: 'Plans/PaymentModal',
  id: 'components-paymentmodal',
  component: PaymentModal,
  args: {
    open: true,
    onClose: fn(),
    title: 'Upgrade to Pro Plan',
    amount: 3000,
    account: { title: 'Karachi Estates (Demo)', number: 'PK00 DEMO 0000 0000 0000 0000', bank: 'Demo Bank, Clifton' },
    contactPhone: '0300 0000000',
    contactHref: '#whatsapp',
    email: 'hina.qureshi@example.com',
    labels: {
      emailNote: 'Include the email address of your account, {email}, so that we can match the payment with you.',
    },
    paidForm: <PaidForm />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof PaymentModal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener(props: PaymentModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ padding: 2 }}>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        Choose Pro
      </Button>
      <PaymentModal {...props} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

function Placing(props: PaymentModalProps) {
  const [reference, setReference] = useState<string>();
  return (
    <PaymentModal
      {...props}
      reference={reference}
      choice={reference ? undefined : <Choice onPlaced={() => setReference('KE-7F3K9-4')} />}
    />
  );
}

export const Default: Story = {};

/**
 * By keyboard only: open, copy, read on, report the payment, go back, close; the focus returns to the plan, and what
 * was typed stays.
 */
export const Keyboard: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const copied = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    const opener = canvas.getByRole('button', { name: 'Choose Pro' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Copy account number' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied!'));
    await expect(copied).toHaveBeenCalledWith('PK00 DEMO 0000 0000 0000 0000');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '0300 0000000' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'I have paid' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Back to the account details' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Transfer reference' }), 'TID 4402');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the account details' }));
    await expect(screen.getByText('Account title')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'I have paid' })).toHaveFocus();
    const [cross] = screen.getAllByRole('button', { name: 'Close' });
    cross?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    await expect(screen.getByRole('textbox', { name: 'Transfer reference' })).toHaveValue('TID 4402');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Paid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    await expect(screen.getByRole('form', { name: 'Tell us about your payment' })).toBeVisible();
  },
};

/** An order has its own amount and a reference that finds its transfer. */
export const WithReference: Story = {
  args: { amount: 9_000, reference: 'KE-7F3K9-4', labels: { unit: 'for 3 months' } },
  play: async () => {
    const copied = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy amount' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
    await expect(copied.mock.calls).toEqual([['9000'], ['KE-7F3K9-4']]);
    await waitFor(() => expect(screen.queryByText('Copied!')).toBeNull(), { timeout: 4_000 });
    await expect(screen.getByRole('dialog')).toHaveTextContent('PKR 9,000 for 3 months');
  },
};

/** For how long is chosen first; the order brings its reference, and with it the way to say that it is paid. */
export const Choosing: Story = {
  args: {
    paidForm: undefined,
    labels: { sentence: 'Choose for how long and place the order. You get a reference for your transfer.' },
    choice: <Choice />,
  },
};

/** Placing the order takes its form away, and the focus goes to what is copied first. */
export const Placed: Story = {
  render: (args) => <Placing {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Place the order' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy amount' })).toHaveFocus());
  },
};

/** People who are not signed in can pay too; their request is made by message. */
export const SignedOut: Story = {
  args: {
    email: undefined,
    paidForm: undefined,
    labels: {},
    paidNote: <Alert severity="info">To record your payment here, log in as a seller.</Alert>,
  },
};

/** The title names the plan, so that the amount below it can be checked. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], args: { title: 'Upgrade to Pro Plan' } };

/** A title for any payment, and no way to say that it was made: people close it and write to support. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { title: 'Payment', paidForm: undefined, paidNote: undefined },
};

export const LongText: Story = {
  args: {
    title: 'Upgrade to Professional Plan',
    amount: 1_250_000,
    account: {
      title: 'Karachi Estates Property Marketing and Management Services (Private) Limited',
      number: 'PK00DEMO00000000000000000000000000001234567890',
      bank: 'The Demo Commercial Bank of Pakistan, Khayaban-e-Shamsheer Branch, DHA Phase 5',
    },
  },
};

/** All of its words are the page's, so it speaks any language. */
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: {
    title: 'پرو پلان لیں',
    labels: {
      sentence: 'اپنے بینک سے یہ رقم اس اکاؤنٹ میں بھیجیں، پھر ہمیں بتائیں۔',
      paidSentence: 'ہم اسے اپنے بینک سے ملا کر آپ کا پلان شروع کرتے ہیں۔',
      amount: 'رقم',
      unit: 'ماہانہ',
      accountTitle: 'اکاؤنٹ کا نام',
      accountNumber: 'اکاؤنٹ نمبر',
      bankName: 'بینک',
      copyWhat: 'اکاؤنٹ نمبر',
      copy: { copy: 'کاپی', copied: 'کاپی ہو گیا', refused: 'منتخب ہے، Ctrl+C دبائیں۔' },
      contact: 'ادائیگی کا اسکرین شاٹ {phone} پر بھیجیں۔',
      emailNote: 'اپنے اکاؤنٹ کا ای میل {email} ساتھ لکھیں۔',
      close: 'بند کریں',
      paid: 'میں نے ادائیگی کر دی',
      back: 'اکاؤنٹ کی تفصیل',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'کاپی اکاؤنٹ نمبر' })).toBeVisible();
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(/Close|Copy|Amount|screenshot/);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
