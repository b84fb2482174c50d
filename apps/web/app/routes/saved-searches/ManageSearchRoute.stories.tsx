import { getManagedSearch } from '@karachi-estates/contracts/searches';
import { aSavedSearch } from '@karachi-estates/fixtures/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ManageSearchRoute from './ManageSearchRoute.tsx';

const path = '/saved-searches/manage';
const world = (answer: StoryAnswer, query = 'token=from-the-mail', session: 'guest' | 'seller' = 'guest') =>
  screenParameters({ path, at: `${path}?${query}`, session, api: answers(getManagedSearch, answer) });

const meta = {
  ...screenStories,
  title: 'Saved search',
  id: 'screens-routes-saved-searches-managesearchroute',
  component: ManageSearchRoute,
  parameters: world({ answer: aSavedSearch() }),
} satisfies Meta<typeof ManageSearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name of the search/ })).toHaveValue(aSavedSearch().name);
    await expect(canvas.getByRole('button', { name: words.actions.pause })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.edit.filters })).toHaveAttribute(
      'href',
      expect.stringContaining(`/properties?${aSavedSearch().query}`),
    );
  },
};

export const Confirmed: Story = {
  parameters: world({ answer: aSavedSearch() }, 'token=from-the-mail&done=confirmed'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.manage.confirmed)).toBeVisible(),
};

/** The form comes back with what was typed, and says at the field what is wrong. */
export const NameMissing: Story = {
  tags: ['no-visual'],
  parameters: world(
    { answer: aSavedSearch() },
    'token=from-the-mail&frequency=weekly&quiet_hours=off&refused=SEARCH_NAME_MISSING',
  ),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name of the search/ });
    await expect(name).toHaveValue('');
    await expect(name).toHaveAccessibleDescription('Give the search a name.');
    await expect((name as HTMLInputElement).form?.noValidate).toBe(true);
    await expect(canvas.getByDisplayValue(/week/i)).toBeVisible();
  },
};

export const Paused: Story = {
  parameters: world({ answer: aSavedSearch({ paused: true }) }, 'token=from-the-mail&done=changed'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.actions.resume })).toBeVisible(),
};

/** A seller has no public list: nothing leads there. */
export const AsSeller: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aSavedSearch() }, 'token=from-the-mail', 'seller'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: words.manage.heading })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[href$="/properties"], [href*="/properties?"]')).toHaveLength(0),
    );
  },
};

export const Deleted: Story = {
  parameters: world({ failure: 400 }, 'done=deleted'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.manage.deleted })).toBeVisible(),
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
