import { cancelOrder, claimPayment, getOrders, type OrderState, placeOrder } from '@karachi-estates/contracts/orders';
import { PROOF_KIND } from '@karachi-estates/domain/orders/messages';
import { anOrder, anOrdersState } from '@karachi-estates/fixtures/orders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { orders } from '../../content/orders.ts';
import { forgetTyped, keepTyped, readTyped } from '../../forms/typed.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import MyOrdersRoute from './MyOrdersRoute.tsx';

const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  screenParameters({
    path: '/my-orders',
    session: 'seller',
    api: { ...storySettings, ...answers(getOrders, answer), ...more },
  });

const history = anOrdersState({
  orders: [
    anOrder({ id: 3, missing: 8_500 }),
    anOrder({
      id: 2,
      reference: 'KE-2MNP4-R',
      months: 1,
      amount: 3_000,
      missing: 0,
      state: 'active',
      starts_at: '2026-11-03T07:00:00.000Z',
      ends_at: '2026-12-03T07:00:00.000Z',
      history: [
        { state: 'ordered', at: '2026-11-01T07:00:00.000Z' },
        { state: 'paid', at: '2026-11-02T07:00:00.000Z' },
        { state: 'active', at: '2026-11-03T07:00:00.000Z' },
      ],
      payment: { id: 1, transaction: 'TID 4402', paid_on: '2026-11-02', status: 'approved', proof: 'photo' },
      papers: [
        {
          id: 1,
          kind: 'receipt',
          number: 'REC-2026-000007',
          amount: 3_500,
          issued_at: '2026-11-02T07:00:00.000Z',
          void: false,
        },
        {
          id: 2,
          kind: 'invoice',
          number: 'INV-2026-000005',
          amount: 3_000,
          issued_at: '2026-11-03T07:00:00.000Z',
          void: false,
        },
      ],
    }),
  ],
  credit: 500,
  account: [
    { at: '2026-11-02T07:00:00.000Z', kind: 'received', reference: 'KE-2MNP4-R', amount: 3_500, balance: 3_500 },
    { at: '2026-11-02T07:00:00.000Z', kind: 'held', reference: 'KE-2MNP4-R', amount: -3_000, balance: 500 },
    { at: '2026-11-03T07:00:00.000Z', kind: 'earned', reference: 'KE-2MNP4-R', amount: 0, balance: 500 },
  ],
});

/** An order that is placed becomes this one. */
const worldThatOrders = (order: OrderState) =>
  world({ answer: history }, answers(placeOrder, { answer: { message: 'Ordered.', order } }));

const meta = {
  ...screenStories,
  title: 'My orders',
  id: 'screens-routes-my-orders-myordersroute',
  component: MyOrdersRoute,
  parameters: world({ answer: history }),
} satisfies Meta<typeof MyOrdersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was used of the credit has a minus. */
export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('cell', { name: '−PKR 3,000' })).toBeVisible(),
};

/** What went wrong at first is not said any more once the order is cancelled, and the focus stays at the order. */
export const CancelledAtLast: Story = {
  tags: ['no-visual'],
  parameters: world(
    { answer: history },
    answers(cancelOrder, { answer: { message: 'Cancelled.', order: anOrder({ id: 3 }) } }, { order_id: '3' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByText('Cancel order'))[0] as HTMLElement);
    const online = window.fetch;
    window.fetch = () => Promise.reject(new TypeError('The network is down.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(await canvas.findByText(orders.form.failed)).toBeVisible();
    window.fetch = online;
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(canvas.queryByText(orders.form.failed)).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
};

/** An invoice is a button that saves its PDF; a failure is said beside it. */
export const Papers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invoice INV-2026-000005' }));
    await expect(await canvas.findByText('The story has no answer to this.')).toBeVisible();
  },
};

/** The seller's own proof is saved by a button; a failure is said beside it. */
export const Proof: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('list', { name: 'History' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Your proof' }));
    await expect(await canvas.findByText('The story has no answer to this.')).toBeVisible();
  },
};

/**
 * Of a part that has arrived the dialog says that the rest is to be paid: to the paisa, which what is left of a plan
 * may have. Less would leave the order unpaid.
 */
export const PayingTheRest: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: anOrdersState({
      orders: [anOrder({ amount: 9_000, missing: 500.36 })],
      credit: 0.5,
      account: [
        {
          at: '2026-11-02T07:00:00.000Z',
          kind: 'received',
          reference: 'KE-7F3K9-4',
          amount: 8_500.14,
          balance: 8_500.14,
        },
        { at: '2026-11-02T07:00:00.000Z', kind: 'held', reference: 'KE-7F3K9-4', amount: -8_499.64, balance: 0.5 },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credit: PKR 0.50')).toBeVisible();
    await expect(canvas.getByText('−PKR 8,499.64')).toBeVisible();
    await expect(canvas.getAllByText('PKR 8,500.14')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'How to pay' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('PKR 500.36 left of PKR 9,000');
    await expect(canvas.getByText(/^Ordered:/)).toBeInTheDocument();
  },
};

/** The dialog has the order's own amount and reference. */
export const Paying: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How to pay' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay order KE-7F3K9-4' });
    await expect(dialog).toHaveTextContent('PKR 8,500');
  },
};

/** What was typed of a transfer waits in the tab until it is sent: a phone drops tabs while its bank's app is open. */
export const TypedBefore: Story = {
  tags: ['no-visual'],
  parameters: world(
    { answer: history },
    answers(claimPayment, { answer: { message: 'Noted.', order: anOrder({ id: 3 }) } }, { order_id: '3' }),
  ),
  beforeEach: () => {
    keepTyped('order-paid/3', { transaction: 'TID 4402', paid_on: '2026-11-02' });
    return () => forgetTyped('order-paid/3');
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How to pay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    const transaction = await screen.findByRole('textbox', { name: orders.form.transaction.label });
    await waitFor(() => expect(transaction).toHaveValue('TID 4402'));
    await expect(screen.getByLabelText(orders.form.paidOn.label)).toHaveValue('2026-11-02');
    await userEvent.type(transaction, '7');
    await waitFor(() => expect(readTyped('order-paid/3')).toMatchObject({ transaction: 'TID 44027' }));
    await userEvent.click(screen.getByRole('button', { name: orders.form.submit }));
    await expect(await screen.findByText(orders.form.done.heading)).toBeVisible();
    await expect(readTyped('order-paid/3')).toBeUndefined();
  },
};

/** A proof that no one can look at is refused as it is chosen. */
export const ProofOfAnotherKind: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How to pay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    const proof = await screen.findByLabelText(orders.form.proof.label);
    await fireEvent.change(proof, { target: { files: [new File(['paid'], 'paid.txt', { type: 'text/plain' })] } });
    await expect(await screen.findByText(PROOF_KIND)).toBeVisible();
    await fireEvent.change(proof, { target: { files: [new File(['%PDF'], 'paid.pdf', { type: 'application/pdf' })] } });
    await waitFor(() => expect(screen.queryByText(PROOF_KIND)).toBeNull());
  },
};

/** Who has ordered sees at once what to transfer, and where. */
export const Ordered: Story = {
  tags: ['no-visual'],
  parameters: worldThatOrders(anOrder({ reference: 'KE-9QX3A-H' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order' }));
    await expect(await screen.findByRole('dialog', { name: 'Pay order KE-9QX3A-H' })).toBeVisible();
  },
};

/** The credit pays for all of it. */
export const OrderedByCredit: Story = {
  tags: ['no-visual'],
  parameters: worldThatOrders(anOrder({ state: 'paid', missing: 0 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order' }));
    await expect(await screen.findByText('Ordered. Your credit pays for it.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** An order that is paid and waits for its approval can still be cancelled: its money is credit then. */
export const Paid: Story = {
  parameters: world({ answer: anOrdersState({ orders: [anOrder({ state: 'paid', missing: 0 })] }) }),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const sure = await canvas.findByText('Yes, cancel it');
    await expect(sure).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cancel order'));
    await expect(sure).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'How to pay' })).toBeNull();
  },
};

export const Empty: Story = { parameters: world({ answer: anOrdersState({ orders: [] }) }) };

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = { parameters: world({ failure: 500 }) };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };

/** The amounts of all movements stand under one another. */
export const UrduPhoneWidth: Story = {
  tags: ['no-visual'],
  globals: { language: 'ur', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
