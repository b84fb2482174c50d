import { resetPassword } from '@karachi-estates/contracts/accounts';
import { PASSWORD_COMMON, PASSWORD_TOO_SHORT, RESET_LINK_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ResetPasswordRoute from './ResetPasswordRoute.tsx';

const open = (api: ScreenStory['api'] = {}) =>
  screenParameters({ path: '/reset-password/:token', at: '/reset-password/from-the-mail', api });

const meta = {
  ...screenStories,
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

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
