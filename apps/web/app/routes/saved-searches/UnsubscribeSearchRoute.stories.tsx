import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnsubscribeSearchRoute from './UnsubscribeSearchRoute.tsx';

const path = '/saved-searches/unsubscribe';
const opened = (query: string, session: 'guest' | 'seller' = 'guest') =>
  screenParameters({ path, at: `${path}?${query}`, session });

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

/** A seller has no public list: nothing leads there. */
export const AsSeller: Story = {
  tags: ['no-visual'],
  parameters: opened('done=1', 'seller'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: words.unsubscribed.heading })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[href$="/properties"], [href*="/properties?"]')).toHaveLength(0),
    );
  },
};

export const Expired: Story = {
  parameters: opened('token=from-the-mail&refused=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible(),
};
