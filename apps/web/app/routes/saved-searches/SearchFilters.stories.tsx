import { describeSearch, getManagedSearch } from '@karachi-estates/contracts/searches';
import { aSavedSearch } from '@karachi-estates/fixtures/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fill } from '../../content/fill.ts';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ManageSearchRoute from './ManageSearchRoute.tsx';

const path = '/saved-searches/manage';
const saved = aSavedSearch();
const world = (answer: StoryAnswer, query = `token=from-the-mail&change=1&${saved.query}`) =>
  screenParameters({
    path,
    at: `${path}?${query}`,
    api: {
      ...answers(getManagedSearch, answer),
      ...answers(describeSearch, { answer: { query: saved.query, name: saved.name, parts: saved.parts } }),
    },
  });

const meta = {
  ...screenStories,
  title: 'Saved search, its filters',
  id: 'screens-routes-saved-searches-searchfilters',
  component: ManageSearchRoute,
  parameters: world({ answer: saved }),
} satisfies Meta<typeof ManageSearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = fill(words.edit.save, { name: saved.name });
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(canvasElement.querySelector('[name="query"]')).toHaveValue(saved.query);
    await expect(canvas.getByRole('checkbox', { name: 'House' })).toBeChecked();
  },
};

/** The person has such a search already. */
export const Refused: Story = {
  parameters: world({ answer: saved }, `token=from-the-mail&change=1&${saved.query}&refused=SEARCH_SAVED_ALREADY`),
  play: async ({ canvas }) => expect(await canvas.findByText(words.edit.double)).toBeVisible(),
};

export const Expired: Story = {
  parameters: world({ failure: 400 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
