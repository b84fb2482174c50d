import { answerSupport, getDeskSupport } from '@karachi-estates/contracts/support';
import { aDeskSupportDetail } from '@karachi-estates/fixtures/support';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frame } from '../../content/frame.ts';
import { support as words } from '../../content/support.ts';
import { writing } from '../../content/writing.ts';
import {
  answers,
  deskParameters,
  deskStories,
  detailStates,
  heldAnswer,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import SupportRoute from './SupportRoute.tsx';

const shown = aDeskSupportDetail({
  answers: [{ words: 'Open the ad and press the photo.', by: 'Nadia Rahman', at: '2026-11-19T09:00:00.000Z' }],
});
const world = (answer: StoryAnswer) =>
  deskParameters({
    at: '/support/12',
    api: {
      ...answers(getDeskSupport, answer, { id: '12' }),
      ...answers(answerSupport, { answer: shown }, { id: '12' }),
    },
  });

const meta = {
  ...deskStories,
  title: 'Support request',
  component: SupportRoute,
  parameters: world({ answer: shown }),
  // What another story typed is not this one's.
  beforeEach: () => {
    sessionStorage.clear();
    return deskStories.beforeEach();
  },
} satisfies Meta<typeof SupportRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = detailStates(world, shown.subject);

export const Ready: Story = states.Ready;

export const Answering: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.answer.submit }));
    await expect(await canvas.findByText(words.answer.missing)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: words.answer.words }), 'Like this.');
    await userEvent.click(canvas.getByRole('button', { name: words.answer.submit }));
    await expect(await canvas.findByText(words.answer.sent)).toBeVisible();
  },
};

const slow = heldAnswer(answerSupport, { answer: shown }, { id: '12' });

/** What is typed while an answer is on its way stays for the next one; pressed twice, one goes out. */
export const TypingMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: '/support/12',
    api: { ...answers(getDeskSupport, { answer: shown }, { id: '12' }), ...slow.api },
  }),
  play: async ({ canvas, userEvent }) => {
    slow.asked = 0;
    const answer = await canvas.findByRole('textbox', { name: words.answer.words });
    await userEvent.type(answer, 'Like this.');
    const send = canvas.getByRole('button', { name: words.answer.submit });
    await userEvent.dblClick(send);
    await waitFor(() => expect(slow.asked).toBe(1));
    await userEvent.type(answer, ' And one more thing.');
    slow.come();
    await expect(await canvas.findByText(words.answer.sent)).toBeVisible();
    await expect(answer).toHaveValue('Like this. And one more thing.');
    await expect(slow.asked).toBe(1);
  },
};

/** An answer that is not sent is not left by a slip of the mouse. */
export const Leaving: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: words.answer.words });
    await userEvent.type(answer, 'Like this.');
    await userEvent.click(canvas.getAllByRole('link', { name: words.title })[0] ?? answer);
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
      name: writing.leave.title,
    });
    await userEvent.click(within(question).getByRole('button', { name: writing.leave.stay }));
    await expect(answer).toHaveValue('Like this.');
  },
};

/** The link past the menu stays on the page, so it asks nothing. */
export const SkippingTheMenu: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = await canvas.findByRole('textbox', { name: words.answer.words });
    await userEvent.type(answer, 'Like this.');
    await userEvent.click(canvas.getByRole('link', { name: frame.skip }));
    await expect(within(canvasElement.ownerDocument.body).queryByRole('alertdialog')).toBeNull();
    await expect(answer).toHaveValue('Like this.');
  },
};

export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
