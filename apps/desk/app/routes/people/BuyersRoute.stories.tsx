import { listDeskBuyers } from '@karachi-estates/contracts/desk';
import { deskPeople } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { people as words } from '../../content/people.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import BuyersRoute from './BuyersRoute.tsx';

const world = (answer: StoryAnswer, at = '/buyers') => deskParameters({ at, api: answers(listDeskBuyers, answer) });

const meta = {
  ...deskStories,
  title: 'Buyers',
  component: BuyersRoute,
  parameters: world(aPageOf(deskPeople)),
} satisfies Meta<typeof BuyersRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.buyers.title })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.buyers.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/buyers?filter=${encodeURIComponent(JSON.stringify({ q: 'penthouse' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
