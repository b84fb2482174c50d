import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import WithdrawMessageRoute from './WithdrawMessageRoute.tsx';

const path = '/withdraw-message';
const words = trust.withdraw;
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Withdraw a message',
  id: 'screens-routes-withdraw-message-withdrawmessageroute',
  component: WithdrawMessageRoute,
  parameters: opened('token=from-the-mail'),
} satisfies Meta<typeof WithdrawMessageRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.button })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened('done=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.done.heading })).toBeVisible(),
};

export const Used: Story = {
  parameters: opened('token=from-the-mail&refused=ENQUIRY_LINK_INVALID'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.invalid.heading })).toBeVisible(),
};
