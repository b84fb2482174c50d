import { getOrders, placeOrder } from '@karachi-estates/contracts/orders';
import { getMyPlan } from '@karachi-estates/contracts/plans';
import { anOrder, anOrdersState } from '@karachi-estates/fixtures/orders';
import { aPlanState } from '@karachi-estates/fixtures/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { plans } from '../../content/plans.ts';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import PlansRoute from './PlansRoute.tsx';

const path = '/plans';
const mine = (state: Parameters<typeof aPlanState>[0]) => answers(getMyPlan, { answer: aPlanState(state) });

const meta = {
  ...screenStories,
  title: 'Plans',
  id: 'screens-routes-plans-plansroute',
  component: PlansRoute,
} satisfies Meta<typeof PlansRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Version A: the free plan and the two paid ones. */
export const Visitor: Story = { parameters: screenParameters({ path, api: storySettings }) };

/** Version B: the paid plans, and the one that the seller has. */
export const Seller: Story = {
  parameters: screenParameters({
    path,
    session: 'seller',
    api: { ...storySettings, ...mine({ plan: 'pro', plan_until: '2026-12-03T07:00:00.000Z' }) },
  }),
};

export const RequestPending: Story = {
  parameters: screenParameters({
    path,
    session: 'seller',
    api: {
      ...storySettings,
      ...mine({
        request: { id: 1, plan: 'premium', months: 3, status: 'pending', created_at: '2026-11-03T07:00:00.000Z' },
      }),
    },
  }),
};

/** Says how to pay, and closes again. */
export const Paying: Story = {
  parameters: screenParameters({ path, api: storySettings }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await expect(dialog).toHaveTextContent('0000-0000000000');
    await expect(dialog).toHaveTextContent('PKR 3,000');
  },
};

const sellerWith = (orders: Parameters<typeof anOrdersState>[0], state: Parameters<typeof mine>[0] = {}) =>
  screenParameters({
    path,
    session: 'seller',
    api: {
      ...storySettings,
      ...mine(state),
      ...answers(getOrders, { answer: anOrdersState(orders) }),
      ...answers(placeOrder, { answer: { message: '', order: anOrder() } }),
    },
  });

/** A seller chooses for how long; the amount follows. */
export const Ordering: Story = {
  parameters: sellerWith({ orders: [] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'For' }), '6');
    await expect(dialog).toHaveTextContent('PKR 18,000 for 6 months');
    await expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Place the order' })).toBeVisible();
  },
};

/** The account is to be erased: an order would end with it. */
export const Leaving: Story = {
  tags: ['no-visual'],
  parameters: sellerWith({ orders: [] }, { erase_at: '2026-12-06T08:00:00.000Z' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    await expect(await screen.findByText(/Your account is erased on 6 December 2026/)).toBeVisible();
  },
};

/** An order has its months, amount and reference, each to be copied, and the way to say that it is paid. */
export const Ordered: Story = {
  parameters: sellerWith({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Pro Plan' });
    await expect(dialog).toHaveTextContent('PKR 9,000 for 3 months');
    for (const what of ['amount', 'account number', 'reference']) {
      await expect(screen.getByRole('button', { name: `Copy ${what}` })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    await expect(await screen.findByLabelText(/Proof/)).toBeVisible();
  },
};

/** Another length is another order; the open one stays until it is paid or its days are over. */
export const AnotherLength: Story = {
  tags: ['no-visual'],
  parameters: sellerWith({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose Pro' }));
    await userEvent.click(await screen.findByRole('button', { name: plans.request.anew }));
    await expect(await screen.findByRole('combobox', { name: 'For' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /KE-7F3K9-4/ }));
    await expect(screen.queryByRole('combobox', { name: 'For' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'I have paid' })).toBeVisible();
  },
};

/** One order waits for the check: the other plan can be ordered. What follows the plan is paid already. */
export const OneIsChecked: Story = {
  tags: ['no-visual'],
  parameters: sellerWith(
    {
      orders: [
        anOrder({
          ...{ id: 2, state: 'active' },
          ...{ starts_at: '2026-12-03T07:00:00.000Z', ends_at: '2027-03-03T07:00:00.000Z' },
        }),
      ],
    },
    {
      ...{ plan: 'premium', plan_until: '2026-12-03T07:00:00.000Z' },
      request: { id: 1, plan: 'premium', months: 3, status: 'pending', created_at: '2026-11-03T07:00:00.000Z' },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Premium until 3 December 2026, then Pro until 3 March 2027/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Renew Premium' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
  },
};

/** Credit has paid it: nothing is left to do. */
export const PaidByCredit: Story = {
  tags: ['no-visual'],
  parameters: sellerWith({ orders: [anOrder({ state: 'paid', missing: 0 })] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Your order KE-7F3K9-4 is paid and waits for approval/)).toBeVisible(),
};

export const PhoneWidth: Story = { ...Visitor, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Visitor.parameters, globals: { language: 'ur' } };
