import { getStuck, retryStuckMail, type Stuck } from '@karachi-estates/contracts/deskStuck';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { stuck as words } from '../../content/stuck.ts';
import { answers, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import StuckRoute from './StuckRoute.tsx';

const shown: Stuck = {
  mails: [
    {
      id: 7,
      recipient: 'amna@example.com',
      subject: 'We have your Find My Home request',
      attempts: 20,
      given_up: true,
      written_at: '2026-11-18T07:00:00.000Z',
      next_at: null,
      last_error: '550 no such user',
    },
    {
      id: 9,
      recipient: 'omar@example.com',
      subject: 'Our answer: My photos are turned',
      attempts: 2,
      given_up: false,
      written_at: '2026-11-20T06:00:00.000Z',
      next_at: '2026-11-20T07:30:00.000Z',
      last_error: 'connection refused',
    },
  ],
  queues: [
    { queue: 'mail-send', waiting: 1, running: 0, failed: 0, next_at: null, last_ended_at: null, last_error: '' },
    {
      queue: 'media-purge',
      waiting: 1,
      running: 0,
      failed: 2,
      next_at: null,
      last_ended_at: '2026-11-20T06:00:00.000Z',
      last_error: 'disk full',
    },
  ],
};
const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/stuck',
    api: { ...answers(getStuck, answer), ...answers(retryStuckMail, { answer: shown }, { id: '7' }) },
  });

const meta = {
  ...deskStories,
  title: 'Mails and jobs',
  component: StuckRoute,
  parameters: world({ answer: shown }),
} satisfies Meta<typeof StuckRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Queues that go as they should are folded away. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('550 no such user')).toBeVisible();
    await expect(canvas.getByText('media-purge')).toBeVisible();
    await expect(canvas.getByText('mail-send')).not.toBeVisible();
    await userEvent.click(canvas.getByText(words.jobs.well(1)));
    await expect(canvas.getByText('mail-send')).toBeVisible();
    await userEvent.click(canvas.getByText(words.jobs.well(1)));
  },
};

export const Retrying: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = words.mails.retryOf('We have your Find My Home request');
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText(words.mails.retried)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world({ answer: { mails: [], queues: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.mails.none)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

/** Whoever may not see it is told so, and nothing is asked for. */
export const NotAllowed: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({ at: '/stuck', api: signedIn({ roles: ['finance'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(frame.denied.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
