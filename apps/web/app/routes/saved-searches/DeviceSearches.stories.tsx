import { countNewHomes } from '@karachi-estates/contracts/searches';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { answers, type StoryAnswer, screenParameters, screenStories, screenWorld } from '../../stories/screenStory.tsx';
import SavedSearchesRoute from './SavedSearchesRoute.tsx';

interface Args {
  stored?: readonly object[];
}

const path = '/saved-searches';
const guest = (answer: StoryAnswer) => screenParameters({ path, api: answers(countNewHomes, answer) });
const searches = [
  { query: 'propertyType=House&purpose=sale&bedrooms=3', name: 'House · For sale · 3+ bedrooms', lookedAt: 1 },
  { query: 'area=7&purpose=rent', name: 'ہمارا نیا گھر', lookedAt: 2 },
  { query: 'purpose=sale', name: 'Everything for sale', lookedAt: 3 },
  { query: 'area=999', name: 'An area that is gone', lookedAt: 4 },
];

const meta = {
  ...screenStories,
  title: 'Saved searches on this device',
  id: 'screens-routes-saved-searches-devicesearches',
  component: SavedSearchesRoute,
  parameters: guest({ answer: { counts: [1, 0, 100, null] } }),
  beforeEach: (context) => {
    const leave = screenWorld(context);
    localStorage.setItem('deviceSearches', JSON.stringify(context.args.stored ?? searches));
    return leave;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 new home')).toBeVisible();
    await expect(canvas.getByText(words.kept.nothingNew)).toBeVisible();
    await expect(canvas.getByText('More than 99 new homes')).toBeVisible();
    await expect(canvas.getByText(words.kept.notUnderstood)).toBeVisible();
    const [results] = canvas.getAllByRole('link', { name: words.actions.results });
    await expect(results).toHaveAttribute('href', `/properties?${searches[0]?.query}`);
  },
};

export const Renamed: Story = {
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Everything for sale' }));
    await userEvent.click(card.getByRole('button', { name: words.actions.edit }));
    const name = card.getByRole('textbox', { name: /Name of the search/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'For my parents');
    await userEvent.click(card.getByRole('button', { name: words.manage.save }));
    await expect(await canvas.findByRole('heading', { name: 'For my parents' })).toBeVisible();
  },
};

export const Deleted: Story = {
  args: { stored: searches.slice(0, 1) },
  parameters: guest({ answer: { counts: [1] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.remove }));
    await expect(await canvas.findByRole('heading', { name: words.list.empty.heading })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('deviceSearches')).toBeNull());
  },
};

export const Empty: Story = {
  args: { stored: [] },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.list.empty.heading })).toBeVisible(),
};

/** The list is there at once: it is this device's own. */
export const Loading: Story = {
  parameters: guest('pending'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Everything for sale' })).toBeVisible(),
};

/** Without a network the searches are there, and nothing is said of what is new. */
export const Failed: Story = {
  parameters: guest({ failure: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.kept.notCounted)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Everything for sale' })).toBeVisible();
    await expect(canvas.queryByText(words.kept.nothingNew)).toBeNull();
  },
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
