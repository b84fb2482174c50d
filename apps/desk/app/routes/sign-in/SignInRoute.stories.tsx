import { DEMO_PERSONS, getDeskSession, signInAtDesk } from '@karachi-estates/contracts/desk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signIn as words } from '../../content/signIn.ts';
import { answers, deskParameters, deskStories, type StoryAnswer } from '../../stories/deskStory.tsx';
import SignInRoute from './SignInRoute.tsx';

const refusal = 'Email, password or code is wrong.';
const world = (session: StoryAnswer) =>
  deskParameters({
    at: '/login',
    api: {
      ...answers(getDeskSession, session),
      ...answers(signInAtDesk, { failure: 401, message: refusal }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Sign in',
  component: SignInRoute,
  parameters: world({ answer: { staff: null, demo: [] } }),
} satisfies Meta<typeof SignInRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: words.code })).toBeVisible();
    await expect(canvas.queryByText(words.demo.title)).toBeNull();
  },
};

/** While demo data is loaded, on the machine itself. */
export const LookAround: Story = { parameters: world({ answer: { staff: null, demo: DEMO_PERSONS } }) };

/** Nobody is told what was wrong; the code must be typed anew. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.email }), 'nadia.owner@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'Quiet-harbour-lamp');
    await userEvent.type(canvas.getByRole('textbox', { name: words.code }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    await expect(await canvas.findByText(refusal)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: words.code })).toHaveValue('');
  },
};

/** What is missing is said beside each field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.submit }));
    await expect(await canvas.findAllByText(words.missing.code)).not.toHaveLength(0);
  },
};

/** Nobody waits for the answer: the form is there, and what else is offered comes later. */
export const Loading: Story = {
  parameters: world('pending'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.submit })).toBeEnabled(),
};

export const Failed: Story = { parameters: world({ failure: 0 }) };

export const PhoneWidth: Story = { ...LookAround, globals: { viewport: { value: 'phone' } } };
