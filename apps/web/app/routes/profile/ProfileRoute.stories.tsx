import {
  type AccountState,
  changeEmail,
  chooseSellerPage,
  endOtherSessions,
  eraseAccount,
  getAccount,
  getProfile,
  keepAccount,
  listSessions,
  mailConfirmation,
  removeProfileImage,
  type SessionInfo,
  updateBuyerProfile,
  updateSellerProfile,
} from '@karachi-estates/contracts/accounts';
import { confirmMarkCode, getMyMarks, type OwnMarks, sendMarkCode } from '@karachi-estates/contracts/marks';
import {
  ACCOUNT_KEPT,
  CURRENT_PASSWORD_WRONG,
  OTHER_SESSIONS_ENDED,
  PROFILE_FIELDS_MISSING,
  PROFILE_LOAD_FAILED,
  PROFILE_SAVE_FAILED,
  PROFILE_SAVED,
  SELLER_PAGE_SAVED,
} from '@karachi-estates/domain/accounts/messages';
import { SESSION_EXPIRED } from '@karachi-estates/domain/accounts/sessionMessages';
import { MARK_CODE_MISSING, MARK_CODE_SENT, MARK_CODE_WRONG, MARK_GIVEN } from '@karachi-estates/domain/marks/messages';
import { aBuyer, aUser } from '@karachi-estates/fixtures/accounts';
import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { marks } from '../../content/marks.ts';
import { ownership } from '../../content/ownership.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ProfileRoute from './ProfileRoute.tsx';

const ofSeller = answers(getProfile, { answer: { user: aUser() } });
const account: AccountState = {
  email: 'hina.qureshi@example.com',
  email_confirmed: true,
  pending_email: null,
  has_password: true,
  erase_at: null,
};
const device = { address_family: 'IPv4', created_at: '2026-11-01T08:00:00.000Z', current: false };
const devices: SessionInfo[] = [
  { ...device, id: 3, device: 'Chrome on Android', last_seen_at: '2026-11-22T07:15:00.000Z', current: true },
  { ...device, id: 2, device: 'Firefox on Linux', last_seen_at: '2026-11-20T15:30:00.000Z', address_family: 'IPv6' },
  { ...device, id: 1, device: 'Unknown device', last_seen_at: '2026-11-02T09:45:00.000Z', address_family: '' },
];
const itself = {
  ...answers(getAccount, { answer: account }),
  ...answers(listSessions, { answer: { sessions: devices } }),
};
const own: OwnMarks = {
  marks: [{ kind: 'licence', given_at: '2026-03-10T08:00:00.000Z', way: null, detail: 'DHA 4412' }],
  requests: [{ kind: 'office', detail: 'Block 5, Clifton', requested_at: '2026-11-18T09:00:00.000Z' }],
  phone: '+923002245678',
  way: 'mail',
};
const withPage = answers(getAccount, {
  answer: { ...account, page: { shown: true, email: false, address: false, path: '/sellers/57-hina-qureshi' } },
});
const open = (api: ScreenStory['api'], session: ScreenStory['session'] = 'seller') =>
  screenParameters({ path: '/profile', session, api: { ...itself, ...api } });

const meta = {
  ...screenStories,
  title: 'Profile',
  id: 'screens-routes-profile-profileroute',
  component: ProfileRoute,
  parameters: open(ofSeller),
} satisfies Meta<typeof ProfileRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const edit = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('hina.qureshi@example.com')).toBeVisible();
  },
};

export const Buyer: Story = { parameters: open(answers(getProfile, { answer: { user: aBuyer() } }), 'buyer') };

export const Loading: Story = { parameters: open(answers(getProfile, 'pending')) };

export const Failed: Story = {
  parameters: open(answers(getProfile, { failure: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: PROFILE_LOAD_FAILED })).toBeVisible();
  },
};

/** A seller decides what guests see of them. */
export const PageChosen: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(getAccount, {
      answer: { ...account, page: { shown: true, email: false, address: false, path: '/sellers/57-hina-qureshi' } },
    }),
    ...answers(chooseSellerPage, { answer: { message: SELLER_PAGE_SAVED } }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('My page shows my email address'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save your page' }));
    await expect(await canvas.findByText(SELLER_PAGE_SAVED)).toBeVisible();
  },
};

/** The server does not know the session any more. */
export const Expired: Story = {
  parameters: open(answers(getProfile, { failure: 401 })),
  play: async ({ canvas }) => {
    await expect(await screen.findByText(SESSION_EXPIRED, {}, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'At /login' })).toBeVisible();
  },
};

export const Editing: Story = { play: async ({ canvas }) => edit(canvas) };

export const FieldsMissing: Story = {
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.clear(await canvas.findByLabelText('First name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(PROFILE_FIELDS_MISSING)).toBeVisible();
  },
};

export const SaveFailed: Story = {
  parameters: open({ ...ofSeller, ...answers(updateSellerProfile, { failure: 500 }) }),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(PROFILE_SAVE_FAILED)).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: open(
    {
      ...answers(getProfile, { answer: { user: aBuyer() } }),
      ...answers(updateBuyerProfile, { answer: { message: PROFILE_SAVED, user: aBuyer() } }),
    },
    'buyer',
  ),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(PROFILE_SAVED)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  },
};

const pictured = aUser({ profile_image: sitePictures['avatar-02'].src });
const bare = aUser({ profile_image: null });

/** The picture is taken away when the changes are saved, not before. */
export const PictureRemoved: Story = {
  parameters: open({
    ...answers(getProfile, { answer: { user: pictured } }),
    ...answers(removeProfileImage, { answer: { message: PROFILE_SAVED, user: bare } }),
    ...answers(updateSellerProfile, { answer: { message: PROFILE_SAVED, user: bare } }),
  }),
  play: async ({ canvas }) => {
    await edit(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText(PROFILE_SAVED)).toBeVisible();
  },
};

export const ChangingThePassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const current = await canvas.findByLabelText('Current password');
    await expect(current).toBeVisible();
    // A browser that keeps passwords finds the account to which the new one belongs.
    const username = current.closest('form')?.querySelector('input[type="text"][autocomplete="username"]');
    await expect(username).toHaveValue('hina.qureshi@example.com');
    await expect(username).not.toBeVisible();
  },
};

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

/** What opens takes the focus, and gives it back where it is closed. */
export const KeepsTheFocus: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Profile');
    await expect(canvas.getByRole('region', { name: 'Edit Profile' })).toHaveFocus();
    await press(canvas, 'Cancel');
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    for (const [opener, field] of [
      ['Change password', 'Current password'],
      ['Change email', 'New email'],
    ] as const) {
      await press(canvas, opener);
      await expect(await canvas.findByLabelText(field)).toHaveFocus();
      await press(canvas, 'Cancel');
      await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
    }
  },
};

/** The mail's link has not been pressed yet. */
export const EmailUnconfirmed: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(getAccount, { answer: { ...account, email_confirmed: false } }),
    ...answers(mailConfirmation, { answer: { message: 'A mail with a link is on its way.' } }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Send the link again');
    await expect(await canvas.findByText('A mail with a link is on its way.')).toBeVisible();
  },
};

export const ChangingTheEmail: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(changeEmail, {
      failure: 400,
      message: CURRENT_PASSWORD_WRONG,
      fields: { currentPassword: CURRENT_PASSWORD_WRONG },
    }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Change email');
    await userEvent.type(await canvas.findByLabelText('New email'), 'hina.new@example.com');
    await userEvent.type(canvas.getByLabelText('Current password'), 'clifton mango 79');
    await press(canvas, 'Send the links');
    await expect((await canvas.findAllByText(CURRENT_PASSWORD_WRONG)).length).toBeGreaterThan(0);
  },
};

/** Who signs in with Google alone has no password to change. */
export const WithoutPassword: Story = {
  tags: ['no-visual'],
  parameters: open({ ...ofSeller, ...answers(getAccount, { answer: { ...account, has_password: false } }) }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: ownership.password.set });
    await expect(link).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
  },
};

/** Both addresses have mail. */
export const EmailPending: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(getAccount, { answer: { ...account, pending_email: 'hina.new@example.com' } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep the present address' })).toBeVisible();
  },
};

export const OtherDevicesLoggedOut: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(endOtherSessions, { answer: { message: OTHER_SESSIONS_ENDED, ended: 2 } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await press(canvas, 'Log out all other devices');
    await expect(await canvas.findByText(OTHER_SESSIONS_ENDED)).toBeVisible();
  },
};

export const Leaving: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(eraseAccount, { answer: { message: 'Your account is erased in 14 days.', erase_at: '' } }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Erase my account');
    await userEvent.type(await screen.findByLabelText('Current password'), 'clifton mango 79');
    await userEvent.click(screen.getByRole('button', { name: 'Erase in 14 days' }));
    await expect(await canvas.findByText('Your account is erased in 14 days.')).toBeVisible();
  },
};

/** There are days left to change one's mind. */
export const ToBeErased: Story = {
  parameters: open({
    ...ofSeller,
    ...answers(getAccount, { answer: { ...account, erase_at: '2026-12-06T08:00:00.000Z' } }),
    ...answers(keepAccount, { answer: { message: ACCOUNT_KEPT } }),
  }),
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('note');
    await expect(notice).toHaveTextContent('Your account is erased on 6 December 2026.');
    await expect(within(notice).getByRole('link', { name: 'Change your mind' })).toHaveAttribute('href', '#leaving');
    await press(canvas, 'Keep my account');
    await expect(await canvas.findByText(ACCOUNT_KEPT)).toBeVisible();
  },
};

export const AccountFailed: Story = { parameters: open({ ...ofSeller, ...answers(getAccount, { failure: 500 }) }) };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };

/** What is checked, and the code that is not the right one. */
export const Checks: Story = {
  parameters: open({
    ...ofSeller,
    ...withPage,
    ...answers(getMyMarks, { answer: own }),
    ...answers(sendMarkCode, { answer: { message: MARK_CODE_SENT({ minutes: 10 }) } }),
    ...answers(confirmMarkCode, { failure: 400, message: MARK_CODE_WRONG({ left: 4 }) }),
  }),
  play: async ({ canvas }) => {
    const words = marks.own;
    await expect(await canvas.findByText(marks.kinds.licence.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.code.send }));
    const field = await canvas.findByRole('textbox', { name: words.code.field });
    await userEvent.click(canvas.getByRole('button', { name: words.code.submit }));
    await expect(await canvas.findByText(MARK_CODE_MISSING({ digits: 6 }))).toBeVisible();
    await userEvent.type(field, '123456');
    await userEvent.click(canvas.getByRole('button', { name: words.code.submit }));
    await expect(await canvas.findByText(MARK_CODE_WRONG({ left: 4 }))).toBeVisible();
  },
};

/** The right code: what it gave is said, and the focus stays there although the form goes away. */
export const ChecksGiven: Story = {
  tags: ['no-visual'],
  parameters: open({
    ...ofSeller,
    ...withPage,
    ...answers(getMyMarks, { answer: own }),
    ...answers(sendMarkCode, { answer: { message: MARK_CODE_SENT({ minutes: 10 }) } }),
    ...answers(confirmMarkCode, { answer: { message: MARK_GIVEN } }),
  }),
  play: async ({ canvas }) => {
    const words = marks.own;
    await userEvent.click(await canvas.findByRole('button', { name: words.code.send }));
    await userEvent.type(await canvas.findByRole('textbox', { name: words.code.field }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: words.code.submit }));
    await expect(await canvas.findByText(MARK_GIVEN)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: words.heading })).toHaveFocus();
  },
};
