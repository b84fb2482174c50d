import { confirmEmail, getUser } from '@karachi-estates/contracts/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownership } from '../../content/ownership.ts';
import {
  answers,
  type ScreenStory,
  type StoryAnswer,
  screenParameters,
  screenStories,
} from '../../stories/screenStory.tsx';
import ConfirmEmailRoute from './ConfirmEmailRoute.tsx';

const path = '/confirm-email/:token';
const opened = (answer: StoryAnswer, { session, api }: Pick<ScreenStory, 'session' | 'api'> = {}) =>
  screenParameters({
    path,
    at: '/confirm-email/from-the-mail',
    session,
    api: { ...answers(confirmEmail, answer), ...api },
  });

const meta = { ...screenStories, component: ConfirmEmailRoute } satisfies Meta<typeof ConfirmEmailRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (outcome: 'confirmed' | 'waiting' | 'changed' | 'taken' | 'expired'): Story['play'] =>
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

/** The change has ended the session of this browser. */
export const LoggedOut: Story = {
  tags: ['no-visual'],
  parameters: opened(
    { answer: { message: '', state: 'changed' } },
    { session: 'buyer', api: answers(getUser, { failure: 401 }) },
  ),
  async play(context) {
    await says('changed')?.(context);
    await expect(localStorage.getItem('authToken')).toBeNull();
  },
};

/** Pressed again after a new login, or while somebody else is logged in here. */
export const PressedLater: Story = {
  tags: ['no-visual'],
  parameters: opened({ answer: { message: '', state: 'changed' } }, { session: 'buyer' }),
  async play(context) {
    await says('confirmed')?.(context);
    await expect(localStorage.getItem('authToken')).not.toBeNull();
  },
};

/** Somebody opened an account with the new address meanwhile. */
export const Taken: Story = { tags: ['no-visual'], parameters: opened({ failure: 409 }), play: says('taken') };

export const Expired: Story = { parameters: opened({ failure: 400 }), play: says('expired') };

export const Failed: Story = { parameters: opened({ failure: 0 }) };
