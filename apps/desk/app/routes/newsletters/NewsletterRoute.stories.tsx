import {
  actOnDeskIssue,
  getDeskIssue,
  noteDeskBounces,
  sendDeskIssue,
  testDeskIssue,
} from '@karachi-estates/contracts/deskNewsletter';
import { ISSUE_NO_READERS } from '@karachi-estates/domain/newsletter/messages';
import { aDeskIssueDetail, anIssueUnderWay } from '@karachi-estates/fixtures/newsletters';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { newsletters as words } from '../../content/newsletters.ts';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import NewsletterRoute from './NewsletterRoute.tsx';

const issue = aDeskIssueDetail();
const params = { id: String(issue.id) };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({ at: `/newsletters/${issue.id}`, api: { ...answers(getDeskIssue, answer, params), ...more } });

const meta = {
  ...deskStories,
  title: 'Newsletter',
  component: NewsletterRoute,
  parameters: world({ answer: issue }),
  beforeEach: () => {
    // What an earlier story typed is another story.
    sessionStorage.clear();
    return deskStories.beforeEach();
  },
} satisfies Meta<typeof NewsletterRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, issue.subject);

export const Ready: Story = states.Ready;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** It says how many have it and what became of the others, and can be held at once. */
export const UnderWay: Story = {
  parameters: world({ answer: { ...issue, ...anIssueUnderWay, id: issue.id } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: words.progress.bar })).toBeVisible();
    await expect(canvas.getByText('812')).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.actions.pause })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.form.save })).toBeNull();
  },
};

/** Before anything goes out it is said how many get it; what is missing stands at its field. */
export const AsksOnce: Story = {
  parameters: world(
    { answer: issue },
    answers(
      sendDeskIssue,
      { failure: 400, message: 'Something is missing.', fields: { subject: 'Give the issue a subject.' } },
      params,
    ),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.send }));
    const question = await body.findByRole('alertdialog');
    await expect(question).toHaveTextContent('1,284 readers');
    await userEvent.click(within(question).getByRole('button', { name: words.actions.send }));
    await expect((await canvas.findAllByText(/Give the issue a subject/))[0]).toBeVisible();
  },
};

/** While nobody has confirmed a subscription it says so, and nothing can be sent. */
export const NoReaders: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: { ...issue, progress: { ...issue.progress, readers: 0 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ISSUE_NO_READERS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.actions.send })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: words.actions.schedule })).toBeDisabled();
  },
};

/** A scheduled issue that is taken back has not ended. */
export const TakenBack: Story = {
  tags: ['no-visual'],
  parameters: world(
    {
      answer: {
        ...issue,
        state: 'scheduled',
        send_at: '2026-12-01T04:00:00.000Z',
        progress: { ...issue.progress, readers: 1 },
      },
    },
    answers(actOnDeskIssue, { answer: issue }, params),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: words.actions.takeBack }));
    const question = await body.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: words.actions.takeBack }));
    await expect(await body.findByText(words.done.takeBack)).toBeVisible();
  },
};

/** A wrong address of a test is said at its field. */
export const WrongTest: Story = {
  parameters: world(
    { answer: issue },
    answers(testDeskIssue, { failure: 400, message: 'Wrong', fields: { email: 'This is no address.' } }, params),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: words.test.email }), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: words.test.submit }));
    await expect((await canvas.findAllByText('This is no address.'))[0]).toBeVisible();
    // Else the header lies wherever the field was brought into view, and a picture differs by a fraction of a pixel.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Where nobody is found in what was pasted, it is said at the field and nothing is lost. */
export const UnknownBounces: Story = {
  parameters: world(
    { answer: { ...issue, ...anIssueUnderWay, id: issue.id, state: 'sent' as const } },
    answers(
      noteDeskBounces,
      { failure: 400, message: 'Wrong', fields: { text: 'None of these is a reader.' } },
      params,
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: words.bounces.field });
    await userEvent.type(field, 'Undelivered: nobody@example.com');
    await userEvent.click(canvas.getByRole('button', { name: words.bounces.submit }));
    await expect((await canvas.findAllByText('None of these is a reader.'))[0]).toBeVisible();
    await expect(field).toHaveValue('Undelivered: nobody@example.com');
  },
};
