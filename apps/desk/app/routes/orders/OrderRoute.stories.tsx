import { actOnDeskOrder, enterDeskPayment, getDeskOrder } from '@karachi-estates/contracts/deskMoney';
import { aDeskOrderDetail } from '@karachi-estates/fixtures/deskMoney';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { money } from '../../content/money.ts';
import { answers, deskParameters, deskStories, heldAnswer, type StoryAnswer } from '../../stories/deskStory.tsx';
import OrderRoute from './OrderRoute.tsx';

const words = money.order;
const params = { id: '20' };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({ at: '/orders/20', api: { ...answers(getDeskOrder, answer, params), ...more } });

const meta = {
  ...deskStories,
  title: 'Order',
  component: OrderRoute,
  parameters: world({ answer: aDeskOrderDetail() }),
} satisfies Meta<typeof OrderRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid short by another payer: each warning says why. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(money.warningHelp['other-payer'])).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words.expected })).toBeVisible();
  },
};

/** Paid in two parts, each with its proof; one looks like that of another order, which stands beside it. */
export const LooksAlike: Story = {
  parameters: world({
    answer: aDeskOrderDetail({
      proofs: [
        { request_id: 14, kind: 'photo', transaction: 'TID 44077', paid_on: '2026-11-19', status: 'pending' },
        { request_id: 12, kind: 'pdf', transaction: 'TID 44021', paid_on: '2026-11-18', status: 'counted' },
      ],
      warnings: ['like-proof'],
      like_proof: { order_id: 19, reference: 'KE-9QX3A-H', request_id: 7 },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(money.warningHelp['like-proof'])).toBeVisible();
    await expect(canvas.getByAltText(words.likePhoto('KE-9QX3A-H'))).toBeInTheDocument();
    await expect(canvas.getByAltText(words.photoOf('TID 44077'))).toHaveAttribute(
      'src',
      expect.stringContaining('request=14'),
    );
    await expect(canvas.getByRole('link', { name: words.openProofOf('TID 44021') })).toBeVisible();
  },
};

/** The small rest is written off after one question that says the amount. */
export const AsksOnce: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions['write-off'] }));
    await expect(await body.findByRole('alertdialog')).toHaveTextContent('PKR 500');
  },
};

/** Why a payment is reversed decides what its seller is told, so it is asked. */
export const Reversing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Reverse / }))[0] as HTMLElement);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: words.reverse }));
    await expect(await within(dialog).findByText(words.ask.reverse.missing)).toBeVisible();
    const [, mistake] = words.ask.reverse.choices;
    await userEvent.click(within(dialog).getByRole('radio', { name: new RegExp(mistake?.label ?? '') }));
    await expect(within(dialog).queryByText(words.ask.reverse.missing)).toBeNull();
  },
};

/** Who does a refund that somebody asked for reads the amount and what ends. */
export const DoesTheRefund: Story = {
  parameters: world({
    answer: aDeskOrderDetail({
      state: 'active',
      missing: 0,
      refundable: 2_400,
      refund_asked_by: 'Nadia Rahman (staff 1)',
    }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.refund }));
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent('Nadia Rahman (staff 1) asked for it');
    await expect(question).toHaveTextContent('PKR 2,400');
    await expect(question).toHaveTextContent(words.ask.refund.ends.active);
  },
};

/** Credit beside an active order can be paid back without ending its plan; once it is asked for, it alone. */
export const CreditBesideAPlan: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskOrderDetail({
      ...{ state: 'active', missing: 0, credit: 500, refundable: 500 },
      ...{ refund_asked_by: 'Nadia Rahman (staff 1)', refund_asked_credit: true },
    }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions['refund-credit'] }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent('PKR 500');
    await expect(question).toHaveTextContent(words.ask['refund-credit'].ends);
    await expect(canvas.queryByRole('button', { name: words.actions.refund })).toBeNull();
  },
};

/** Who asked for a refund is not offered to do it, and takes it back. */
export const AskedForTheRefund: Story = {
  tags: ['no-visual'],
  parameters: world(
    {
      answer: aDeskOrderDetail({
        state: 'active',
        missing: 0,
        refund_asked_by: 'Nadia Rahman (staff 1)',
        refund_asked_by_me: true,
      }),
    },
    answers(actOnDeskOrder, { answer: { message: 'The refund is not asked for any more.' } }, params),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(words.ask.refund.asked)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.actions.refund })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.actions['withdraw-refund'] }));
    const body = within(canvasElement.ownerDocument.body);
    const question = within(await body.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: words.actions['withdraw-refund'] }));
    await expect(await body.findByText('The refund is not asked for any more.')).toBeVisible();
  },
};

/** What is wrong with a payment is said at its field. */
export const WrongPayment: Story = {
  parameters: world(
    { answer: aDeskOrderDetail() },
    answers(
      enterDeskPayment,
      { failure: 400, message: 'Wrong', fields: { amount: 'Write the amount in rupees.' } },
      params,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(words.form.amount), '=1');
    await userEvent.type(canvas.getByLabelText(words.form.bank), 'Sample Bank');
    await userEvent.type(canvas.getByLabelText(words.form.transaction), 'T-1');
    await userEvent.type(canvas.getByLabelText(words.form.day), '2026-11-18');
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect((await canvas.findAllByText('Write the amount in rupees.'))[0]).toBeVisible();
  },
};

const slow = heldAnswer(enterDeskPayment, { answer: { message: 'It is in the books.' } }, params);

/** What is typed of the next transfer while one is on its way stays; pressed twice, one is booked. */
export const TypingTheNextPayment: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/orders/20',
    api: { ...answers(getDeskOrder, { answer: aDeskOrderDetail() }, params), ...slow.api },
  }),
  play: async ({ canvas, userEvent }) => {
    slow.asked = 0;
    const amount = await canvas.findByLabelText(words.form.amount);
    const bank = canvas.getByLabelText(words.form.bank);
    await userEvent.type(amount, '500');
    await userEvent.type(bank, 'Sample Bank');
    await userEvent.type(canvas.getByLabelText(words.form.transaction), 'T-1');
    await userEvent.type(canvas.getByLabelText(words.form.day), '2026-11-18');
    await userEvent.dblClick(canvas.getByRole('button', { name: words.form.submit }));
    await waitFor(() => expect(slow.asked).toBe(1));
    await userEvent.clear(amount);
    await userEvent.type(amount, '7000');
    slow.come();
    await waitFor(() => expect(bank).toHaveValue(''));
    await expect(amount).toHaveValue('7000');
    await expect(slow.asked).toBe(1);
  },
};

export const Empty: Story = {
  parameters: world({ failure: 404 }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Money that comes when an order is over is entered, too: it is the seller's credit. */
export const Over: Story = {
  parameters: world({ answer: aDeskOrderDetail({ state: 'cancelled', missing: 0, warnings: [] }) }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.enterLate })).toBeVisible(),
};

/** What a refund paid back stands there until somebody has transferred it, and after. */
export const PaidBack: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskOrderDetail({
      ...{ state: 'cancelled', missing: 0, credit: 0, warnings: [] },
      paid_back: [{ amount: 59_500, at: '2026-11-19T07:00:00.000Z', by: 'Omar Baig (staff 2)' }],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.paidBackHelp)).toBeVisible();
    await expect(canvas.getByText('PKR 59,500, 19 Nov 2026, 12:00, Omar Baig (staff 2)')).toBeVisible();
  },
};

/** What was written off, taken back or given as credit is named with its day and who did it. */
export const Settled: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskOrderDetail({
      ...{ state: 'refunded', missing: 0, warnings: [] },
      settled: [
        { kind: 'written-off', amount: 500, at: '2026-11-18T07:00:00.000Z', by: 'Nadia Rahman (staff 1)' },
        { kind: 'unearned', amount: 41_000, at: '2026-11-19T07:00:00.000Z', by: 'Omar Baig (staff 2)' },
        { kind: 'reversed', amount: 500, at: '2026-11-19T07:00:00.000Z', by: 'Omar Baig (staff 2)' },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: words.settled }));
    const lines = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      `${words.settledKinds['written-off']}: PKR 50018 Nov 2026, 12:00, Nadia Rahman (staff 1)`,
      `${words.settledKinds.unearned}: PKR 41,00019 Nov 2026, 12:00, Omar Baig (staff 2)`,
      `${words.settledKinds.reversed}: PKR 50019 Nov 2026, 12:00, Omar Baig (staff 2)`,
    ]);
  },
};

/** An order that nobody has paid yet is not over. */
export const WaitsForMoney: Story = {
  tags: ['no-visual'],
  parameters: world({
    answer: aDeskOrderDetail({ missing: 60_000, paid: 0, credit: 0, payments: [], papers: [], warnings: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.nothing.waits)).toBeVisible();
    await expect(canvas.queryByText(words.nothing.over)).toBeNull();
  },
};
