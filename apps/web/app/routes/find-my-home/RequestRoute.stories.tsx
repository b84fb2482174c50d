import type { LeadThread } from '@karachi-estates/contracts/leads';
import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leadThread as words } from '../../content/leadThread.ts';
import { leadThread } from '../../data/leads.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import RequestRoute from './RequestRoute.tsx';

const path = '/find-my-home/request';
const first = aProperty({ property_id: 7, title: 'Sunny house near the park' });
const second = aProperty({ property_id: 8, title: 'Corner house in Clifton' });
const thread: LeadThread = {
  stage: 'called',
  received_at: '2026-11-18T07:00:00.000Z',
  area: 'Clifton',
  property_type: 'Family House',
  bedrooms: '4',
  budget: 25_000_000,
  open: true,
  homes: [
    { property_id: 7, title: first.title, home: first, sent_at: '2026-11-19T07:00:00.000Z', answer: null },
    { property_id: 8, title: second.title, home: second, sent_at: '2026-11-19T07:00:00.000Z', answer: 'yes' },
    { property_id: 9, title: 'House with a garden', home: null, sent_at: '2026-11-18T08:00:00.000Z', answer: 'no' },
  ],
};
const opened = (query: string, shown?: LeadThread, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?${query}`,
    network,
    fallback: shown && { [leadThread('from-the-mail').key]: shown },
  });
const asked = (change: Partial<LeadThread> = {}, more = '') =>
  opened(`token=from-the-mail${more}`, { ...thread, ...change });

const meta = {
  ...screenStories,
  title: 'Find my home, the request',
  id: 'screens-routes-find-my-home-requestroute',
  component: RequestRoute,
  parameters: asked(),
} satisfies Meta<typeof RequestRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.said.yes)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: words.homes.yes })).toHaveLength(2);
  },
};

/** Nothing was sent yet. */
export const Empty: Story = {
  parameters: asked({ stage: 'new', homes: [] }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.homes.none)).toBeVisible(),
};

export const Answered: Story = {
  parameters: asked({}, '&done=yes'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.done)).toBeVisible(),
};

export const Over: Story = {
  parameters: asked({ stage: 'lost', open: false }),
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: words.homes.yes })).toBeNull(),
};

/** The address names no request. */
export const Invalid: Story = {
  parameters: opened(''),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.invalid.heading })).toBeVisible(),
};

/** Another link than that of the other stories, whose answer is there already. */
export const Loading: Story = { parameters: opened('token=on-its-way') };

export const Failed: Story = {
  parameters: opened('token=on-its-way', undefined, 'unreachable'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
export const Urdu: Story = { globals: { language: 'ur' } };
