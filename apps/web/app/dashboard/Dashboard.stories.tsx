import { getMyFigures, listMyProperties } from '@karachi-estates/contracts/ownProperties';
import { aSellersFigures, ownProperties } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dashboard } from '../content/dashboard.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../stories/screenStory.tsx';
import Dashboard from './Dashboard.tsx';

const figures = answers(getMyFigures, { answer: aSellersFigures() });
const open = (api: ScreenStory['api']) => screenParameters({ path: '/', session: 'seller', api });

const meta = {
  ...screenStories,
  title: 'Dashboard',
  id: 'screens-dashboard',
  component: Dashboard,
  parameters: open({ ...figures, ...answers(listMyProperties, { answer: ownProperties }) }),
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /500 sq yd house/ })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: dashboard.upgrade.heading })).toBeVisible();
  },
};

/** The best plan has nothing above it. */
export const Premium: Story = {
  parameters: open({
    ...answers(getMyFigures, { answer: aSellersFigures({ plan: 'premium', listings_left: null, featured_left: 4 }) }),
    ...answers(listMyProperties, { answer: ownProperties }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Premium')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: dashboard.upgrade.heading })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: open({ ...answers(getMyFigures, 'pending'), ...answers(listMyProperties, 'pending') }),
};

export const Empty: Story = {
  parameters: open({
    ...answers(getMyFigures, {
      answer: aSellersFigures({ active: 0, paused: 0, sold: 0, rented: 0, views_30d: 0, contacts_30d: 0 }),
    }),
    ...answers(listMyProperties, { answer: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dashboard.empty.heading })).toBeVisible();
  },
};

/** The figures did not come; the properties did. */
export const FiguresFailed: Story = {
  parameters: open({
    ...answers(getMyFigures, { failure: 500 }),
    ...answers(listMyProperties, { answer: ownProperties }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /500 sq yd house/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: open({ ...figures, ...answers(listMyProperties, { failure: 500 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: dashboard.myProperties.failed })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
