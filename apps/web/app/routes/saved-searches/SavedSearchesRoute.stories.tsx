import { listSearches } from '@karachi-estates/contracts/searches';
import { aSavedSearch } from '@karachi-estates/fixtures/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SavedSearchesRoute from './SavedSearchesRoute.tsx';

const path = '/saved-searches';
const world = (answer: StoryAnswer, session: 'buyer' | 'seller' = 'buyer') =>
  screenParameters({ path, session, api: answers(listSearches, answer) });
const searches = [
  aSavedSearch(),
  aSavedSearch({ search_id: 2, name: 'ہمارا نیا گھر', frequency: 'weekly', paused: true, parts: ['Clifton'] }),
];

const meta = {
  ...screenStories,
  title: 'Saved searches',
  id: 'screens-routes-saved-searches-savedsearchesroute',
  component: SavedSearchesRoute,
  parameters: world({ answer: { email_confirmed: true, searches, next: null } }),
} satisfies Meta<typeof SavedSearchesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: aSavedSearch().name })).toBeVisible();
    await expect(canvas.getByText(words.list.paused)).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: words.actions.edit }))[0] as HTMLElement);
    await expect(canvas.getByRole('textbox', { name: /Name of the search/ })).toHaveValue(aSavedSearch().name);
  },
};

/** The call is refused: the card says so and stays. */
export const NotChanged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.pause }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** Of many searches a page is shown at a time. */
export const Many: Story = {
  parameters: world({ answer: { email_confirmed: true, searches, next: 'the-place' } }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.list.more })).toBeVisible(),
};

export const EmailUnconfirmed: Story = {
  parameters: world({ answer: { email_confirmed: false, searches, next: null } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.list.unproven)).toBeVisible(),
};

export const Empty: Story = {
  parameters: world({ answer: { email_confirmed: true, searches: [], next: null } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.list.empty.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.list.failed.heading })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
