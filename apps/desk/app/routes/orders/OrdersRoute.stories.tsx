import { approveDeskOrders, listDeskOrders } from '@karachi-estates/contracts/deskMoney';
import { deskOrders } from '@karachi-estates/fixtures/deskMoney';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { lists } from '../../content/lists.ts';
import { money } from '../../content/money.ts';
import {
  answers,
  answersByQuery,
  aPageOf,
  deskParameters,
  deskStories,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import OrdersRoute from './OrdersRoute.tsx';

const words = money.orders;
const world = (answer: StoryAnswer, at = '/orders') => deskParameters({ at, api: answers(listDeskOrders, answer) });

const meta = {
  ...deskStories,
  title: 'Orders',
  component: OrdersRoute,
  parameters: world(aPageOf(deskOrders)),
} satisfies Meta<typeof OrdersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  },
};

/** `/` leads to the search; a list without one offers no such key. */
export const Searched: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/orders',
    api: answersByQuery(listDeskOrders, (query) => aPageOf(query.has('q') ? deskOrders.slice(0, 1) : [...deskOrders])),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: words.filters.q });
    await expect(search).toHaveFocus();
    await userEvent.type(search, 'KE');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
  },
};

/** Several are approved after one question; money needs a fresh code. */
export const ApprovesSeveral: Story = {
  parameters: deskParameters({
    at: '/orders',
    api: {
      ...answers(listDeskOrders, aPageOf(deskOrders)),
      ...answers(approveDeskOrders, { failure: 403, code: 'STEP_UP_NEEDED', message: 'Enter a fresh code.' }),
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('checkbox', { name: lists.chooseRow(21) }));
    await userEvent.click(await canvas.findByRole('button', { name: words.approve }));
    const question = await body.findByRole('alertdialog', { name: words.approveMany.title(1) });
    await userEvent.click(within(question).getByRole('button', { name: words.approve }));
    await expect(await body.findByRole('dialog', { name: frame.stepUp.title })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Box, number and state stand beside each other on a phone: nothing is cut off, and nothing scrolls sideways. */
export const FitsAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    const room = table.closest('.RaDataTable-root')?.parentElement ?? table;
    await expect(table.offsetWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
