import { getUser } from '@karachi-estates/contracts/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ownership } from '../../content/ownership.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmEmailRoute from './ConfirmEmailRoute.tsx';

const words = ownership.link;
const opened = (address: string, more: Pick<ScreenStory, 'session' | 'api'> = {}) =>
  screenParameters({ path: '/confirm-email/:token', at: `/confirm-email/${address}`, ...more });

const meta = {
  ...screenStories,
  title: 'Confirm an e-mail address',
  id: 'screens-routes-confirm-email-confirmemailroute',
  component: ConfirmEmailRoute,
  parameters: opened('from-the-mail'),
} satisfies Meta<typeof ConfirmEmailRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const asks =
  ({ heading, button }: { heading: string; button: string }): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button })).toBeVisible();
  };

const says =
  (outcome: 'confirmed' | 'waiting' | 'changed' | 'taken' | 'expired'): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: words[outcome].heading })).toBeVisible();
    const href = outcome === 'changed' ? '/login' : '/profile';
    await expect(canvas.getByRole('link')).toHaveAttribute('href', href);
  };

/** Nothing happens before the button is pressed. */
export const Ready: Story = { play: asks(words.ask) };

/** Nothing moves an account before the button is pressed. */
export const AskedToChange: Story = {
  tags: ['no-visual'],
  parameters: opened('from-the-mail?change=1'),
  play: asks(words.askChange),
};

export const Confirmed: Story = {
  tags: ['no-visual'],
  parameters: opened('done?done=confirmed'),
  play: says('confirmed'),
};

/** Of a change of address, the other one has not confirmed yet. */
export const Waiting: Story = { parameters: opened('done?done=waiting'), play: says('waiting') };

export const Changed: Story = { parameters: opened('done?done=changed'), play: says('changed') };

/** The change has ended the session of this browser. */
export const LoggedOut: Story = {
  tags: ['no-visual'],
  parameters: opened('done?done=changed', { session: 'buyer', api: answers(getUser, { failure: 401 }) }),
  async play(context) {
    await says('changed')?.(context);
    await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
  },
};

/** Pressed again after a new login, or while somebody else is logged in here. */
export const PressedLater: Story = {
  tags: ['no-visual'],
  parameters: opened('done?done=changed', { session: 'buyer' }),
  async play(context) {
    await says('confirmed')?.(context);
    await expect(localStorage.getItem('authToken')).not.toBeNull();
  },
};

/** Somebody opened an account with the new address meanwhile. */
export const Taken: Story = {
  tags: ['no-visual'],
  parameters: opened('from-the-mail?change=1&refused=EMAIL_TAKEN'),
  play: says('taken'),
};

export const Expired: Story = {
  parameters: opened('from-the-mail?refused=EMAIL_LINK_INVALID'),
  play: says('expired'),
};

/** The link is as good as before: it is pressed again. */
export const Failed: Story = {
  parameters: opened('from-the-mail?refused=TOO_MANY_REQUESTS'),
  async play(context) {
    await asks(words.ask)?.(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(ownership.requestFailed);
  },
};
