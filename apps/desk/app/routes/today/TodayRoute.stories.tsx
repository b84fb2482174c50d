import { getToday } from '@karachi-estates/contracts/desk';
import { aToday } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { today as words } from '../../content/today.ts';
import { answers, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import TodayRoute from './TodayRoute.tsx';

const world = (answer: StoryAnswer) => deskParameters({ at: '/', api: answers(getToday, answer) });

const meta = {
  ...deskStories,
  title: 'Today',
  component: TodayRoute,
  parameters: world({ answer: aToday() }),
} satisfies Meta<typeof TodayRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The oldest waiting thing comes first. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const queue = await canvas.findByRole('link', { name: words.queue.review });
    await expect(queue).toHaveAttribute('href', '/reviews');
    await expect(canvas.getByText(words.oldest('2 days'))).toBeVisible();
    await userEvent.click(await canvas.findByText(words.table.open));
    await expect(await canvas.findByRole('rowheader', { name: '20 Nov' })).toBeVisible();
    await userEvent.click(canvas.getByText(words.table.open));
  },
};

/** An editor's day: what is being written, what will be published, what is going out. */
export const Editor: Story = {
  parameters: {
    desk: {
      at: '/',
      api: {
        ...signedIn({ roles: ['editor'] }),
        ...answers(getToday, {
          answer: aToday({
            queues: [
              { key: 'drafts', count: 2, oldest_at: '2026-11-18T09:00:00.000Z' },
              { key: 'scheduled', count: 1, oldest_at: '2026-11-19T10:12:00.000Z' },
              { key: 'newsletters', count: 0, oldest_at: null },
            ],
          }),
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    const drafts = await canvas.findByRole('link', { name: words.queue.drafts });
    await expect(drafts).toHaveAttribute('href', `/articles?filter=${encodeURIComponent('{"state":"draft"}')}`);
    // Nothing waits in it, so it has no tile; the way there stays.
    const clear = canvas.getByRole('list', { name: words.clear });
    await expect(within(clear).getByRole('link', { name: words.queue.newsletters })).toHaveAttribute(
      'href',
      `/newsletters?filter=${encodeURIComponent('{"state":"under_way"}')}`,
    );
  },
};

/** Nothing waits for an editor, who comes for the first time. */
export const Empty: Story = {
  parameters: {
    desk: {
      at: '/',
      api: {
        ...signedIn({ roles: ['editor'] }),
        ...answers(getToday, {
          answer: aToday({
            queues: [],
            days: aToday().days.map(({ day }) => ({ day, listings: 0, sold: 0, contacts: 0, leads: 0, income: 0 })),
            since: { at: null, listings: 0, sold: 0, leads: 0, sellers: 0, payments: 0 },
          }),
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words.noQueues.title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Listings' })).toBeNull();
  },
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
