import {
  getMyProperty,
  getMyPropertyHistory,
  type OwnEvent,
  type OwnProperty,
} from '@karachi-estates/contracts/ownProperties';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { anOwnProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dashboard } from '../../content/dashboard.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import MyPropertyRoute from './MyPropertyRoute.tsx';

const { detail: words } = dashboard;
const history: readonly OwnEvent[] = [
  { at: '2026-11-19T07:00:00.000Z', status: null, price: null, action: 'restore', reason: null },
  { at: '2026-11-18T07:00:00.000Z', status: null, price: null, action: 'hide', reason: 'price' },
  { at: '2026-11-02T07:00:00.000Z', status: 'active', price: 45_000_000, action: null, reason: null },
];
const open = (answer: StoryAnswer, state?: { property: OwnProperty }) =>
  screenParameters({
    path: '/my-property-detail/:id',
    at: '/my-property-detail/1204',
    session: 'seller',
    state,
    api: {
      ...answers(getMyProperty, answer, { property_id: '1204' }),
      ...answers(getMyPropertyHistory, { answer: history }, { property_id: '1204' }),
    },
  });

const meta = {
  ...screenStories,
  title: 'My property',
  id: 'screens-routes-my-property-detail-mypropertyroute',
  component: MyPropertyRoute,
  parameters: open({ answer: anOwnProperty() }),
} satisfies Meta<typeof MyPropertyRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: anOwnProperty().title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.markSold })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.markRented })).toBeNull();
    await expect(await canvas.findByText('Taken down by our staff. The price is not the real one.')).toBeVisible();
  },
};

export const ForRent: Story = {
  parameters: open({ answer: anOwnProperty({ purpose: 'rent', price: 350_000 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.markRented })).toBeVisible();
  },
};

export const PausedByThePlan: Story = {
  parameters: open({ answer: anOwnProperty({ status: 'paused', paused_by_plan: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dashboard.myProperties.pausedByPlan)).toBeVisible();
  },
};

/** Paused because nobody said that it is still to be had: why, and the way back. */
export const LeftTheLists: Story = {
  tags: ['no-visual'],
  parameters: open({ answer: anOwnProperty({ status: 'paused', left_lists: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.left)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.bringBack })).toBeVisible();
  },
};

export const AskedWhetherItIsToBeHad: Story = {
  tags: ['no-visual'],
  parameters: open({ answer: anOwnProperty({ asked: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.asked)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.confirm })).toBeVisible();
  },
};

/** It waits for the desk: nothing is to be done, and it cannot be resumed. */
export const BeingLookedAt: Story = {
  parameters: open({
    answer: anOwnProperty({ status: 'paused', review: { state: 'held', reason: null, words: '', appeal: 'none' } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dashboard.review.states.held)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.resume })).toBeNull();
  },
};

/** Sent back: why, the way to the field, and the way to appeal. */
export const SentBack: Story = {
  parameters: open({
    answer: anOwnProperty({
      status: 'paused',
      review: {
        state: 'sent_back',
        reason: 'price',
        words: 'It is half of what is asked there.',
        appeal: 'possible',
        appeal_token: 'a-token',
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: dashboard.review.change })).toHaveAttribute(
      'href',
      '/seller-post-edit/1204#price',
    );
    await expect(canvas.getByRole('link', { name: dashboard.review.appeal })).toHaveAttribute(
      'href',
      '/appeal-listing?token=a-token',
    );
  },
};

export const Appealed: Story = {
  parameters: open({
    answer: anOwnProperty({
      status: 'paused',
      review: { state: 'hidden', reason: 'fraud', words: '', appeal: 'open' },
    }),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(dashboard.review.open)).toBeVisible(),
};

export const WithoutPhotographs: Story = {
  parameters: open({ answer: anOwnProperty({ images: [] }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.noPhotos)).toBeVisible(),
};

export const Loading: Story = {
  parameters: open('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

/** The card handed the property over, so nothing is waited for. */
export const HandedOver: Story = {
  parameters: open('pending', { property: anOwnProperty() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: anOwnProperty().title })).toBeVisible();
  },
};

/** Another seller's property, or none. */
export const Empty: Story = {
  parameters: open({ failure: 404 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: PROPERTY_NOT_FOUND })).toBeVisible();
    await expect(canvas.getByRole('link', { name: dashboard.missing.action })).toHaveAttribute(
      'href',
      '/my-properties',
    );
  },
};

export const Failed: Story = {
  parameters: open({ failure: 500 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
