import {
  changeManagedSearch,
  describeSearch,
  listSearches,
  type SavedSearch,
  saveSearch,
} from '@karachi-estates/contracts/searches';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { startEditing, stopEditing } from '../../data/editedSearch.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SaveSearchRoute from './SaveSearchRoute.tsx';

const path = '/saved-searches/new';
const described = {
  query: 'propertyType=House&purpose=sale&bedrooms=3',
  name: 'House · For sale · 3+ bedrooms',
  parts: ['House', 'For sale', '3+ bedrooms'],
};
const world = (answer: StoryAnswer, at = `${path}?${described.query}`) =>
  screenParameters({ path, at, api: answers(describeSearch, answer) });

const meta = {
  ...screenStories,
  title: 'Save a search',
  id: 'screens-routes-saved-searches-savesearchroute',
  component: SaveSearchRoute,
  parameters: world({ answer: described }),
} satisfies Meta<typeof SaveSearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an account: the browser itself sends the form, with and without scripts. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: /Name of the search/ })).toHaveValue(described.name);
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeRequired();
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/api/searches/by-email');
    await expect(form?.querySelector('[name="query"]')).toHaveValue(described.query);
  },
};

/** Without messages: the name that was typed goes along, and the page of this device's searches opens. */
export const KeptOnDevice: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.fields.name }), ' for us');
    await userEvent.click(await canvas.findByRole('button', { name: words.kept.offer.button }));
    await expect(await canvas.findByRole('heading', { name: 'At /saved-searches' })).toBeVisible();
    await expect(localStorage.getItem('deviceSearches')).toContain(`${described.name} for us`);
  },
};

/** In an account there is no address to ask for. */
export const SignedIn: Story = {
  parameters: screenParameters({
    path,
    at: `${path}?${described.query}`,
    session: 'buyer',
    api: {
      ...answers(describeSearch, { answer: described }),
      ...answers(saveSearch, { failure: 409, message: 'You have too many.' }),
      ...answers(listSearches, { answer: { email_confirmed: true, searches: [], next: null } }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.save.submit }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have too many.');
    // The button is a screen below it on a phone.
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: words.kept.offer.button })).toBeNull();
  },
};

const twin: SavedSearch = {
  ...{ search_id: 7, query: described.query, parts: described.parts, name: 'For my parents' },
  ...{ frequency: 'at_once', quiet_hours: 'off', paused: true, created_at: '2026-11-23T10:00:00Z' },
};

/** What was set of it stays, and it is said that it starts again. */
export const SavedAlready: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({
    path,
    at: `${path}?${described.query}`,
    session: 'buyer',
    api: {
      ...answers(describeSearch, { answer: described }),
      ...answers(listSearches, { answer: { email_confirmed: true, searches: [twin], next: null } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.save.alreadyPaused)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.fields.name })).toHaveValue(twin.name);
    await expect(canvas.getByRole('combobox', { name: words.fields.frequency })).toHaveValue('at_once');
    await expect(canvas.getByRole('combobox', { name: words.fields.night })).toHaveValue('off');
  },
};

/** From a saved search whose filters were to be changed: it gets these, or they become a search of their own. */
export const Changing: Story = {
  beforeEach: () => {
    startEditing({ name: 'For my parents', by: { token: 'from-the-mail' } });
    return stopEditing;
  },
  parameters: screenParameters({
    path,
    at: `${path}?${described.query}`,
    api: {
      ...answers(describeSearch, { answer: described }),
      ...answers(changeManagedSearch, { failure: 409, message: 'You have a saved search with these filters already.' }),
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes to ‘For my parents’' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('already');
    await expect(canvas.getByRole('heading', { name: words.edit.asNew })).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.save.submitGuest })).toBeVisible();
  },
};

export const Asked: Story = {
  parameters: world({ answer: described }, `${path}?asked=1`),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.save.asked.heading })).toBeVisible(),
};

export const Refused: Story = {
  parameters: world({ answer: described }, `${path}?${described.query}&name=For+us&email=sana&refused=1`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.save.refused);
    await expect(canvas.getByRole('textbox', { name: words.fields.name })).toHaveValue('For us');
    await expect(canvas.getByRole('textbox', { name: words.save.email })).toHaveAccessibleDescription(EMAIL_INVALID);
  },
};

export const NotUnderstood: Story = {
  parameters: world({ failure: 400, message: 'We do not know the area “Atlantis”.' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.save.unknown.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const ChangingPhoneWidth: Story = { ...Changing, globals: { viewport: { value: 'phone' } } };
