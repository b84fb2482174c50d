import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
