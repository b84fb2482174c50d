import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnsubscribeSearchRoute from './UnsubscribeSearchRoute.tsx';

const path = '/saved-searches/unsubscribe';
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Saved search, unsubscribe',
  id: 'screens-routes-saved-searches-unsubscribesearchroute',
  component: UnsubscribeSearchRoute,
  parameters: opened('token=from-the-mail'),
} satisfies Meta<typeof UnsubscribeSearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: words.unsubscribe.button })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened('done=1'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.unsubscribed.heading })).toBeVisible(),
};

export const Expired: Story = {
  parameters: opened('token=from-the-mail&refused=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible(),
};
