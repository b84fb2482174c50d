import { listDeskReviews } from '@karachi-estates/contracts/deskReviews';
import { deskReviews } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { reviews as words } from '../../content/reviews.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import ReviewsRoute from './ReviewsRoute.tsx';

const world = (answer: StoryAnswer, at = '/reviews') => deskParameters({ at, api: answers(listDeskReviews, answer) });

const meta = {
  ...deskStories,
  title: 'Review',
  component: ReviewsRoute,
  parameters: world(aPageOf(deskReviews)),
} satisfies Meta<typeof ReviewsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each says how long it waits. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByText('21 h')).toHaveLength(deskReviews.length);
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/reviews?filter=${encodeURIComponent(JSON.stringify({ kind: 'appeal' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
