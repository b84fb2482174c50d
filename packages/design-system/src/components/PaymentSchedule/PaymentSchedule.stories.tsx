import { type ScheduledPayment, scheduleOf } from '@karachi-estates/domain/projects/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentSchedule } from './PaymentSchedule.tsx';

const payments = scheduleOf(
  72_250_000,
  {
    down: 2_000,
    count: 8,
    every: 'quarter',
    balloons: [{ month: 12, share: 1_000 }],
    possession: 1_000,
    handover: '2028-12-31',
  },
  '2026-11-23',
);

const meta = {
  title: 'Projects/PaymentSchedule',
  id: 'components-paymentschedule',
  component: PaymentSchedule,
  tags: ['new'],
  args: { payments, starts: '2026-11-23', calendarHref: '#calendar', pdfHref: '#pdf' },
} satisfies Meta<typeof PaymentSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It sums to the price. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('72,250,000')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Down payment' })).toBeVisible();
    await expect(canvas.getByText('14,450,000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '#calendar');
  },
};

/** A booking has fixed it. */
export const Booked: Story = {
  args: { booked: true },
  play: async ({ canvas }) => expect(canvas.getByText('Fixed by the booking of 23 November 2026.')).toBeVisible(),
};

/** The price is on request. */
export const Empty: Story = {
  args: { payments: null, calendarHref: undefined, pdfHref: undefined },
  play: async ({ canvas }) => expect(canvas.getByText(/on request/)).toBeVisible(),
};

/** The sentence above says whether the price can still change, and each column says its currency. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Figures without a currency and unnamed terms: a buyer cannot tell what is due and what may change. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    labels: { amount: 'Amount', remaining: 'Balance', open: () => 'Terms and conditions apply.' },
    calendarHref: undefined,
    pdfHref: undefined,
  },
};

export const LongText: Story = {
  args: {
    payments: payments.map((payment): ScheduledPayment => ({ ...payment, amount: payment.amount * 999 })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
