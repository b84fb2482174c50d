import {
  getProfile,
  removeProfileImage,
  updateBuyerProfile,
  updateSellerProfile,
} from '@karachi-estates/contracts/accounts';
import {
  PROFILE_FIELDS_MISSING,
  PROFILE_LOAD_FAILED,
  PROFILE_SAVE_FAILED,
  PROFILE_SAVED,
} from '@karachi-estates/domain/accounts/messages';
import { SESSION_EXPIRED } from '@karachi-estates/domain/accounts/sessionMessages';
import { aBuyer, aUser } from '@karachi-estates/fixtures/accounts';
import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ProfileRoute from './ProfileRoute.tsx';

const ofSeller = answers(getProfile, { answer: { user: aUser() } });
const open = (api: ScreenStory['api'], session: ScreenStory['session'] = 'seller') =>
  screenParameters({ path: '/profile', session, api });

const meta = {
  ...screenStories,
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
    await expect(await canvas.findByLabelText('Current password')).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
