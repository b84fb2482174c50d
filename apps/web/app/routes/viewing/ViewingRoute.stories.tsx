import { getLinkedViewing } from '@karachi-estates/contracts/viewings';
import {
  VIEWING_TIME_MISSING,
  VIEWING_TOO_SOON,
  VIEWING_WORDS_MISSING,
} from '@karachi-estates/domain/viewings/messages';
import { karachiMoment } from '@karachi-estates/domain/viewings/times';
import { aBuyersViewing, aViewing } from '@karachi-estates/fixtures/viewings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewings as words } from '../../content/viewings.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ViewingRoute from './ViewingRoute.tsx';

const path = '/viewing';
const world = (answer: StoryAnswer, query = 'token=from-the-mail') =>
  screenParameters({ path, at: `${path}?${query}`, api: answers(getLinkedViewing, answer) });

const meta = {
  ...screenStories,
  title: 'Viewing',
  id: 'screens-routes-viewing-viewingroute',
  component: ViewingRoute,
  parameters: world({ answer: aViewing() }),
} satisfies Meta<typeof ViewingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The seller answers without a login. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.acts.accept })).toBeVisible();
    await expect(canvas.getByText(words.link.seller)).toBeVisible();
  },
};

/** A guest presses once more before anybody is told: programs that open links in mails press no button. */
export const Confirming: Story = {
  parameters: world({ answer: aBuyersViewing({ state: 'unconfirmed', can: ['confirm', 'cancel'] }) }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.acts.confirm })).toBeVisible(),
};

export const Agreed: Story = {
  parameters: world(
    { answer: aViewing({ state: 'agreed', can: ['propose', 'cancel'], at: '2026-12-05T12:00:00.000Z' }) },
    'token=from-the-mail&done=accept',
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(words.done.accept)).toBeVisible(),
};

/** The page stayed open, or its address was kept, while the other side did more: what was said then is not true now. */
export const CalledOffSince: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aViewing({ state: 'cancelled', can: [] }) }, 'token=from-the-mail&done=accept'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.seller.cancelled)).toBeVisible();
    await expect(canvas.queryByText(words.done.accept)).toBeNull();
  },
};

/** So it is with times that were answered by others. */
export const MovedSince: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aViewing() }, 'token=from-the-mail&done=propose'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.states.seller.asked)).toBeVisible();
    await expect(canvas.queryByText(words.done.propose)).toBeNull();
  },
};

/** A plain form was sent back: what was typed is there, beside what is wrong. */
export const Refused: Story = {
  parameters: world(
    { answer: aViewing() },
    'token=from-the-mail&act=propose&refused=VIEWING_TOO_SOON&time_1=2026-11-24T10:00',
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(VIEWING_TOO_SOON({ hours: 2 })))[0]).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(words.ask.times[0]))).toHaveValue('2026-11-24T10:00');
  },
};

const noon = `${karachiMoment(new Date(Date.now() + 3 * 86_400_000)).slice(0, 10)}T12:00`;

/** The second of the times is what is wrong: it says so, and the first one does not. */
export const RefusedSecondTime: Story = {
  tags: ['no-visual'],
  parameters: world(
    { answer: aViewing() },
    `token=from-the-mail&act=propose&refused=VIEWING_TIMES_SAME&time_1=${noon}&time_2=${noon}`,
  ),
  play: async ({ canvas }) => {
    const [first, second] = words.ask.times;
    await expect(await canvas.findByLabelText(new RegExp(second))).toBeInvalid();
    await expect(canvas.getByLabelText(new RegExp(first))).toBeValid();
  },
};

/** So is what was written beside the times. */
export const RefusedWords: Story = {
  tags: ['no-visual'],
  parameters: world(
    { answer: aViewing() },
    'token=from-the-mail&act=propose&refused=VIEWING_TOO_SOON&time_1=2026-11-24T10:00&words=I+am+away+before.',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(words.acts.message)).toHaveValue('I am away before.');
  },
};

/** The page says itself what is missing, in its own language: a browser has one of its own. */
export const WithoutTimes: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(words.acts.propose));
    await userEvent.click(canvas.getByRole('button', { name: words.acts.sendTimes }));
    await expect(canvas.getByLabelText(new RegExp(words.ask.times[0]))).toHaveAccessibleDescription(
      VIEWING_TIME_MISSING,
    );
    await expect(canvas.getByLabelText(new RegExp(words.ask.times[0]))).toHaveFocus();
  },
};

/** So it does of a refusal without a reason. */
export const WithoutWords: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText(words.acts.decline);
    await userEvent.click(summary as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: words.acts.decline }));
    await expect(canvas.getByLabelText(new RegExp(words.acts.why))).toHaveAccessibleDescription(VIEWING_WORDS_MISSING);
  },
};

/** Without scripts it comes back the same. */
export const RefusedWithoutWords: Story = {
  tags: ['no-visual'],
  parameters: world({ answer: aViewing() }, 'token=from-the-mail&act=decline&refused=VIEWING_WORDS_MISSING'),
  play: async ({ canvas }) => {
    const why = await canvas.findByLabelText(new RegExp(words.acts.why));
    await expect(why).toHaveAccessibleDescription(VIEWING_WORDS_MISSING);
    await expect((why as HTMLTextAreaElement).form?.noValidate).toBe(true);
  },
};

export const Expired: Story = {
  parameters: world({ failure: 400 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.invalid.heading })).toBeVisible(),
};

/** There is nothing more to do. */
export const Empty: Story = {
  parameters: world({ answer: aViewing({ state: 'over', can: [] }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.states.seller.over)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
