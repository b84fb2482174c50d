import { signupBuyer } from '@karachi-estates/contracts/accounts';
import { ACCOUNT_REQUEST_FAILED, PASSWORDS_DIFFER, TERMS_NOT_AGREED } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import BuyerSignupRoute from './BuyerSignupRoute.tsx';

const path = '/buyer-signup';
const password = 'clifton mango 79';

const meta = {
  ...screenStories,
  title: 'Sign up as a buyer',
  id: 'screens-routes-buyer-signup-buyersignuproute',
  component: BuyerSignupRoute,
  parameters: screenParameters({ path }),
} satisfies Meta<typeof BuyerSignupRoute>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ali');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Raza');
  await userEvent.type(canvas.getByLabelText('Email'), 'ali.raza@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.type(canvas.getByLabelText('Confirm password'), password);
  await userEvent.click(canvas.getByRole('checkbox'));
}

export const Ready: Story = {};

/** The confirmation is compared while it is typed; the rest when the form is sent. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), password);
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'clif');
    await expect(await canvas.findByText(PASSWORDS_DIFFER)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect((await canvas.findAllByText(TERMS_NOT_AGREED))[0]).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: screenParameters({ path, api: answers(signupBuyer, 'pending') }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText('Creating your account…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: screenParameters({ path, api: answers(signupBuyer, { failure: 500 }) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText(ACCOUNT_REQUEST_FAILED)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ali.raza@example.com');
  },
};

export const SignedUp: Story = {
  parameters: screenParameters({ path, api: answers(signupBuyer, { answer: { message: '' } }) }),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByRole('heading', { name: 'At /login' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
