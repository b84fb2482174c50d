import { confirmSubscription } from '@karachi-estates/contracts/newsletter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmRoute from './ConfirmRoute.tsx';

const path = '/newsletter/confirm';
const opened = (answer: StoryAnswer) =>
  screenParameters({ path, at: `${path}?token=from-the-mail`, api: answers(confirmSubscription, answer) });

const meta = { ...screenStories, component: ConfirmRoute } satisfies Meta<typeof ConfirmRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: opened({ answer: { message: '' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: newsletterLinks.confirmed.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: opened('pending') };

export const Expired: Story = {
  parameters: opened({ failure: 404 }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: newsletterLinks.expired.heading })).toBeVisible(),
};

export const Failed: Story = { parameters: opened({ failure: 0 }) };
