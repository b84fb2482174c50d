import { listDeskReports } from '@karachi-estates/contracts/deskReviews';
import { deskReports } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { reports as words } from '../../content/reports.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import ReportsRoute from './ReportsRoute.tsx';

const world = (answer: StoryAnswer, at = '/reports') => deskParameters({ at, api: answers(listDeskReports, answer) });

const meta = {
  ...deskStories,
  title: 'Reports',
  component: ReportsRoute,
  parameters: world(aPageOf(deskReports)),
} satisfies Meta<typeof ReportsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'R-7KQ2-M9XA' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/reports?filter=${encodeURIComponent(JSON.stringify({ state: 'open' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
