import { SIGNUP_CHOICE_MISSING } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SignupRoute from './SignupRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Sign up',
  id: 'screens-routes-signup-signuproute',
  component: SignupRoute,
  parameters: screenParameters({ path: '/signup' }),
} satisfies Meta<typeof SignupRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Nothing chosen and Next pressed. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(SIGNUP_CHOICE_MISSING)).toBeVisible();
  },
};

export const ToSell: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Do You Want To Sell/Rent Property'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'At /seller-signup' })).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
