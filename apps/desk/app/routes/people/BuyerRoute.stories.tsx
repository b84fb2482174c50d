import { getDeskBuyer } from '@karachi-estates/contracts/desk';
import { aDeskPersonDetail } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import BuyerRoute from './BuyerRoute.tsx';

const shown = aDeskPersonDetail({ role: 'buyer', plan: 'basic', plan_until: null, listings: [], active_listings: 0 });
const world = (answer: StoryAnswer) =>
  deskParameters({ at: '/buyers/31', api: answers(getDeskBuyer, answer, { id: '31' }) });

const meta = {
  ...deskStories,
  title: 'Buyer',
  component: BuyerRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof BuyerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: shown.name })).toBeVisible(),
};

/** It is not there. */
export const Empty: Story = {
  parameters: world({ failure: 404, message: 'Not found.' }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
