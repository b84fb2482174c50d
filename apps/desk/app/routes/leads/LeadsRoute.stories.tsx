import { listDeskLeads } from '@karachi-estates/contracts/desk';
import { deskLeads } from '@karachi-estates/fixtures/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leads as words } from '../../content/leads.ts';
import { lists } from '../../content/lists.ts';
import { answers, aPageOf, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import LeadsRoute from './LeadsRoute.tsx';

const world = (answer: StoryAnswer, at = '/leads') => deskParameters({ at, api: answers(listDeskLeads, answer) });

const meta = {
  ...deskStories,
  title: 'Leads',
  component: LeadsRoute,
  parameters: world(aPageOf(deskLeads)),
} satisfies Meta<typeof LeadsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: words.leads.title })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world(aPageOf([])),
  play: async ({ canvas }) => expect(await canvas.findByText(words.leads.empty.title)).toBeVisible(),
};

export const NoMatch: Story = {
  parameters: world(aPageOf([]), `/leads?filter=${encodeURIComponent(JSON.stringify({ q: 'penthouse' }))}`),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.noMatch.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
