import { unsubscribe } from '@karachi-estates/contracts/newsletter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { newsletterLinks as words } from '../../content/newsletterLinks.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnsubscribeRoute from './UnsubscribeRoute.tsx';

const path = '/newsletter/unsubscribe';
const opened = (answer: StoryAnswer) =>
  screenParameters({ path, at: `${path}?token=from-the-letter`, api: answers(unsubscribe, answer) });

type Play = NonNullable<Story['play']>;
const press = async ({ canvas }: Parameters<Play>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: words.unsubscribe.button }));

const meta = { ...screenStories, component: UnsubscribeRoute } satisfies Meta<typeof UnsubscribeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  parameters: opened({ answer: { message: '' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.unsubscribe.heading })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened({ answer: { message: '' } }),
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByRole('heading', { name: words.unsubscribed.heading })).toBeVisible();
  },
};

export const Loading: Story = { parameters: opened('pending'), play: press };

export const Expired: Story = {
  parameters: opened({ failure: 404 }),
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: opened({ failure: 0 }),
  play: async (story) => {
    await press(story);
    await expect(await story.canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
