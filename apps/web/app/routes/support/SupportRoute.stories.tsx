import { askSupport, getSupport } from '@karachi-estates/contracts/support';
import { aSupportOverview, aSupportRequest } from '@karachi-estates/fixtures/support';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { support as words } from '../../content/support.ts';
import { forgetTyped, keepTyped, readTyped } from '../../forms/typed.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import SupportRoute from './SupportRoute.tsx';

const world = (answer: StoryAnswer, asked?: StoryAnswer) =>
  screenParameters({
    path: '/support',
    session: 'seller',
    api: { ...storySettings, ...answers(getSupport, answer), ...(asked && answers(askSupport, asked)) },
  });

const meta = {
  ...screenStories,
  title: 'Support',
  id: 'screens-routes-support-supportroute',
  component: SupportRoute,
  parameters: world({ answer: aSupportOverview() }),
} satisfies Meta<typeof SupportRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Under Orders, beside the order.')).toBeVisible();
    await expect(canvas.queryByText(words.promise.priority)).toBeNull();
  },
};

/** Pro: who is answered first. */
export const Priority: Story = {
  parameters: world({ answer: aSupportOverview({ promise: 'priority' }) }),
  play: async ({ canvas }) => expect(await canvas.findByText('Priority support')).toBeVisible(),
};

/** Premium: whom to call. */
export const Manager: Story = {
  parameters: world({
    answer: aSupportOverview({ promise: 'manager', manager: { name: 'Nadia Rahman', phone: '+923000000001' } }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your manager: Nadia Rahman' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.promise.call })).toHaveAttribute('href', 'tel:+923000000001');
  },
};

/** What is missing is said beside its field. */
export const WithoutWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/What is it about/), 'My photos');
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect((await canvas.findAllByText('Write what we can help you with.'))[0]).toBeVisible();
  },
};

/** The fields are empty again once it is sent. */
export const Sent: Story = {
  parameters: world({ answer: aSupportOverview() }, { answer: { message: '', request: aSupportRequest() } }),
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByLabelText(/What is it about/);
    await userEvent.type(subject, 'My photos');
    await userEvent.type(canvas.getByLabelText(/Tell us more/), 'They are turned.');
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect(await canvas.findByText(/We have your request/)).toBeVisible();
    await expect(subject).toHaveValue('');
  },
};

/** What was typed and not sent is there again after a reload or a change of the language; what was sent is not. */
export const Typed: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aSupportOverview() }, { answer: { message: '', request: aSupportRequest() } }),
  beforeEach: () => {
    keepTyped('support', { subject: 'My photos', words: 'They are turned.' });
    return () => forgetTyped('support');
  },
  play: async ({ canvas, userEvent }) => {
    const subject = await canvas.findByLabelText(/What is it about/);
    await expect(subject).toHaveValue('My photos');
    await userEvent.type(subject, ' again');
    await expect(readTyped('support')).toMatchObject({ subject: 'My photos again', words: 'They are turned.' });
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect(await canvas.findByText(/We have your request/)).toBeVisible();
    await expect(readTyped('support')).toBeUndefined();
  },
};

export const Empty: Story = { parameters: world({ answer: aSupportOverview({ requests: [] }) }) };
export const Loading: Story = { parameters: world('pending') };
export const Failed: Story = { parameters: world({ failure: 500 }) };
export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
export const Urdu: Story = { globals: { language: 'ur' } };
