import { getUser, resetPassword } from '@karachi-estates/contracts/accounts';
import { PASSWORD_COMMON, PASSWORD_TOO_SHORT, RESET_LINK_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ResetPasswordRoute from './ResetPasswordRoute.tsx';

const open = (api: ScreenStory['api'] = {}, session: ScreenStory['session'] = 'guest') =>
  screenParameters({ path: '/reset-password/:token', at: '/reset-password/from-the-mail', api, session });

const meta = {
  ...screenStories,
  title: 'New password',
  id: 'screens-routes-reset-password-resetpasswordroute',
  component: ResetPasswordRoute,
  parameters: open(),
} satisfies Meta<typeof ResetPasswordRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function save(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
}

export const Ready: Story = {};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await save(canvas, 'short');
    await expect((await canvas.findAllByText(PASSWORD_TOO_SHORT))[0]).toBeVisible();
  },
};

export const TooCommon: Story = {
  parameters: open(
    answers(resetPassword, { failure: 400, message: PASSWORD_COMMON, fields: { password: PASSWORD_COMMON } }),
  ),
  play: async ({ canvas }) => {
    await save(canvas, 'password1');
    await expect((await canvas.findAllByText(PASSWORD_COMMON))[0]).toBeVisible();
  },
};

export const OldLink: Story = {
  parameters: open(
    answers(resetPassword, { failure: 400, message: RESET_LINK_INVALID, fields: { token: RESET_LINK_INVALID } }),
  ),
  play: async ({ canvas }) => {
    await save(canvas, 'clifton mango 79');
    await expect(await canvas.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  },
};

export const Changed: Story = {
  parameters: open(answers(resetPassword, { answer: { message: '' } })),
  play: async ({ canvas }) => {
    await save(canvas, 'clifton mango 79');
    await expect(await canvas.findByRole('heading', { name: 'At /login' })).toBeVisible();
  },
};

const done = answers(resetPassword, { answer: { message: '' } });
const changes: Story['play'] = async ({ canvas }) => {
  localStorage.setItem('lastSearch', 'area=7');
  await save(canvas, 'clifton mango 79');
  await expect(await canvas.findByRole('heading', { name: 'At /login' })).toBeVisible();
};

/** What a guest has on the device stays there. */
export const ChangedAsGuest: Story = {
  tags: ['no-visual'],
  parameters: open(done),
  async play(context) {
    await changes(context);
    await expect(localStorage.getItem('lastSearch')).toBe('area=7');
  },
};

/** The session of this browser has ended with the password. */
export const ChangedAndLoggedOut: Story = {
  tags: ['no-visual'],
  parameters: open({ ...done, ...answers(getUser, { failure: 401 }) }, 'buyer'),
  async play(context) {
    await changes(context);
    await expect(localStorage.getItem('authToken')).toBeNull();
    await expect(localStorage.getItem('lastSearch')).toBeNull();
  },
};

/** Somebody else is logged in here and stays so. */
export const ChangedForAnother: Story = {
  tags: ['no-visual'],
  parameters: open(done, 'buyer'),
  async play(context) {
    await changes(context);
    await expect(localStorage.getItem('authToken')).not.toBeNull();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
