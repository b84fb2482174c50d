import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SlowDownRoute from './SlowDownRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Too many requests',
  id: 'screens-routes-slow-down-slowdownroute',
  component: SlowDownRoute,
  parameters: screenParameters({ path: '/slow-down', at: '/slow-down' }),
} satisfies Meta<typeof SlowDownRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: trust.slowDown.heading })).toBeVisible(),
};

/** A seller has no public list: nothing leads there. */
export const AsSeller: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({ path: '/slow-down', at: '/slow-down', session: 'seller' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: trust.slowDown.heading })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[href$="/properties"], [href*="/properties?"]')).toHaveLength(0),
    );
  },
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
