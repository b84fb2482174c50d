import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { savedSearches as words } from '../../content/savedSearches.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmSearchRoute from './ConfirmSearchRoute.tsx';

const path = '/saved-searches/confirm';
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Saved search, confirm',
  id: 'screens-routes-saved-searches-confirmsearchroute',
  component: ConfirmSearchRoute,
  parameters: opened('token=from-the-mail'),
} satisfies Meta<typeof ConfirmSearchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: words.confirm.button })).toBeVisible();
    await expect(canvasElement.querySelector('[name="token"]')).toHaveValue('from-the-mail');
  },
};

export const Expired: Story = {
  parameters: opened('token=from-the-mail&refused=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
