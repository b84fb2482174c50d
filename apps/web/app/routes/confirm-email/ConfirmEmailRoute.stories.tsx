import { confirmEmail } from '@karachi-estates/contracts/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownership } from '../../content/ownership.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmEmailRoute from './ConfirmEmailRoute.tsx';

const path = '/confirm-email/:token';
const opened = (answer: StoryAnswer) =>
  screenParameters({ path, at: '/confirm-email/from-the-mail', api: answers(confirmEmail, answer) });

const meta = { ...screenStories, component: ConfirmEmailRoute } satisfies Meta<typeof ConfirmEmailRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (outcome: 'confirmed' | 'waiting' | 'changed' | 'expired'): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ownership.link[outcome].heading })).toBeVisible();
    const href = outcome === 'changed' ? '/login' : '/profile';
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href);
  };

export const Ready: Story = {
  parameters: opened({ answer: { message: '', state: 'confirmed' } }),
  play: says('confirmed'),
};

export const Loading: Story = { parameters: opened('pending') };

/** Of a change of address, the other one has not confirmed yet. */
export const Waiting: Story = {
  parameters: opened({ answer: { message: '', state: 'waiting' } }),
  play: says('waiting'),
};

export const Changed: Story = {
  parameters: opened({ answer: { message: '', state: 'changed' } }),
  play: says('changed'),
};

export const Expired: Story = { parameters: opened({ failure: 400 }), play: says('expired') };

export const Failed: Story = { parameters: opened({ failure: 0 }) };
