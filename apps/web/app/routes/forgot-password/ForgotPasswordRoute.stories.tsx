import { forgotPassword } from '@karachi-estates/contracts/accounts';
import { EMAIL_INVALID, TOO_MANY_ATTEMPTS } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ForgotPasswordRoute from './ForgotPasswordRoute.tsx';

const path = '/forgot-password';

const meta = {
  ...screenStories,
  title: 'Forgotten password',
  id: 'screens-routes-forgot-password-forgotpasswordroute',
  component: ForgotPasswordRoute,
  parameters: screenParameters({ path }),
} satisfies Meta<typeof ForgotPasswordRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function ask(canvas: Canvas, email: string) {
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}

export const Ready: Story = {};

export const NoAddress: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody');
    await expect((await canvas.findAllByText(EMAIL_INVALID))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: screenParameters({
    path,
    api: answers(forgotPassword, { failure: 429, message: TOO_MANY_ATTEMPTS }),
  }),
  play: async ({ canvas }) => {
    await ask(canvas, 'ali.raza@example.com');
    await expect(await canvas.findByText(TOO_MANY_ATTEMPTS)).toBeVisible();
  },
};

export const Sent: Story = {
  parameters: screenParameters({ path, api: answers(forgotPassword, { answer: { message: '' } }) }),
  play: async ({ canvas }) => {
    await ask(canvas, 'ali.raza@example.com');
    await expect(await canvas.findByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
