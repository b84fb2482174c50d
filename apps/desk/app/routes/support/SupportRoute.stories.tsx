import { answerSupport, getDeskSupport } from '@karachi-estates/contracts/support';
import { aDeskSupportDetail } from '@karachi-estates/fixtures/support';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { support as words } from '../../content/support.ts';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
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

export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;
