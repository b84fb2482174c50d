import { addProgressEntry, getDeskProgress, removeApproval } from '@karachi-estates/contracts/deskProgress';
import { aDeskProgress } from '@karachi-estates/fixtures/deskProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import ProgressRoute from './ProgressRoute.tsx';

const words = projects.building;
const project = aDeskProgress();
const params = { id: project.id };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({
    at: `/projects/${project.id}/progress`,
    api: { ...answers(getDeskProgress, answer, params), ...more },
  });
const states = detailStates(world, words.title(project.name));

const meta = {
  ...deskStories,
  title: 'Progress and approvals',
  component: ProgressRoute,
  parameters: world({ answer: project }),
} satisfies Meta<typeof ProgressRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 3, name: '16 Nov 2026, 98% built' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The lobby with its desk' })).toBeVisible();
    await expect(canvas.getByText(words.papers.states.seen)).toBeVisible();
    // Approvals are still the file's.
    await expect(canvas.getByText(words.fromFile)).toBeVisible();
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

export const Nothing: Story = {
  parameters: world({ answer: aDeskProgress({ progress: [], approvals: [] }) }),
  play: async ({ canvas }) => expect(await canvas.findAllByText(words.entries.empty)).toHaveLength(2),
};

export const WrongEntry: Story = {
  parameters: world(
    { answer: project },
    {
      ...answers(
        addProgressEntry,
        { failure: 409, message: 'This day has an entry already.', fields: { date: 'This day has an entry already.' } },
        params,
      ),
    },
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.entries.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.entry.add }));
    await userEvent.type(dialog.getByLabelText(words.entry.percent), '101');
    await userEvent.click(dialog.getByRole('button', { name: words.entry.submit }));
    await expect(dialog.getByLabelText(words.entry.percent)).toBeInvalid();
    await expect(dialog.getByLabelText(words.entry.wordsUr)).toBeInvalid();
    await userEvent.clear(dialog.getByLabelText(words.entry.percent));
    await userEvent.type(dialog.getByLabelText(words.entry.percent), '100');
    await userEvent.type(dialog.getByLabelText(words.entry.words), 'Done.');
    await userEvent.type(dialog.getByLabelText(words.entry.wordsUr), 'مکمل۔');
    await userEvent.click(dialog.getByRole('button', { name: words.entry.submit }));
    await expect(await dialog.findByLabelText(words.entry.date)).toBeInvalid();
  },
};

export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.entries.changeOf('16 Nov 2026') }));
    const dialog = within(await screen.findByRole('dialog', { name: words.entry.change }));
    await expect(dialog.getByLabelText(words.entry.altUr(2))).toHaveValue('چھت پر تالاب');
    await userEvent.click(dialog.getByRole('button', { name: words.entry.removePhoto(1) }));
    await expect(dialog.getByLabelText(words.entry.alt(1))).toHaveValue('The pool on the roof');
  },
};

export const ChangingApproval: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.papers.changeOf('Building plan') }));
    const dialog = within(await screen.findByRole('dialog', { name: words.paper.change }));
    await userEvent.clear(dialog.getByLabelText(words.paper.nameUr));
    await userEvent.click(dialog.getByRole('button', { name: words.paper.submit }));
    await expect(dialog.getByLabelText(words.paper.nameUr)).toBeInvalid();
  },
};

export const AsksBeforeRemoving: Story = {
  parameters: world(
    { answer: project },
    answers(removeApproval, { answer: { message: 'The approval is removed.' } }, { ...params, approval: '1' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.papers.removeOf('Building plan') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words.papers.ask.title('Building plan') }));
    await userEvent.click(dialog.getByRole('button', { name: words.papers.remove }));
    await expect(await screen.findByText('The approval is removed.')).toBeVisible();
  },
};
