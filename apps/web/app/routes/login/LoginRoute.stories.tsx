import { login } from '@karachi-estates/contracts/accounts';
import { getSettings } from '@karachi-estates/contracts/settings';
import { LOGIN_FIELDS_MISSING, LOGIN_INVALID } from '@karachi-estates/domain/accounts/messages';
import { aBuyer } from '@karachi-estates/fixtures/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import LoginRoute from './LoginRoute.tsx';

const path = '/login';
const withoutGoogle = answers(getSettings, { answer: { googleClientId: null } });

const meta = {
  ...screenStories,
  title: 'Log in',
  id: 'screens-routes-login-loginroute',
  component: LoginRoute,
  parameters: screenParameters({ path, api: withoutGoogle }),
} satisfies Meta<typeof LoginRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function logIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Email'), 'ali.raza@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'clifton mango 79');
  await userEvent.click(canvas.getByRole('button', { name: 'LOGIN' }));
}

export const Ready: Story = {};

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'LOGIN' }));
    await expect(await canvas.findByText(LOGIN_FIELDS_MISSING)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const Sending: Story = {
  parameters: screenParameters({ path, api: { ...withoutGoogle, ...answers(login, 'pending') } }),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText('Logging in…')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  parameters: screenParameters({
    path,
    api: { ...withoutGoogle, ...answers(login, { failure: 401, message: LOGIN_INVALID }) },
  }),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByText(LOGIN_INVALID)).toBeVisible();
  },
};

export const LoggedIn: Story = {
  parameters: screenParameters({
    path,
    api: {
      ...withoutGoogle,
      ...answers(login, { answer: { token: 'a-story', role: 'buyer', user: aBuyer() } }),
      'GET /api/auth/getuser': { answer: { user: aBuyer() } },
    },
  }),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'At /' })).toBeVisible();
  },
};

export const AfterSignup: Story = {
  parameters: screenParameters({
    path,
    api: withoutGoogle,
    state: { after: 'signedUp', email: 'ali.raza@example.com' },
  }),
};

export const AfterNewPassword: Story = {
  parameters: screenParameters({ path, api: withoutGoogle, state: { after: 'passwordChanged' } }),
};

/** A buyer asked for a seller's page. */
export const ForSellers: Story = {
  parameters: screenParameters({ path, api: withoutGoogle, session: 'buyer', state: { forSellers: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page is for sellers' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stay in this account' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch accounts' }));
    await expect(await canvas.findByRole('button', { name: 'LOGIN' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
