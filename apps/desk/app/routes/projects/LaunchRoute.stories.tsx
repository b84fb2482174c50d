import { getDeskLaunch, listDeskEntries, setDeskLaunch } from '@karachi-estates/contracts/deskProjects';
import type { Launch } from '@karachi-estates/contracts/launches';
import { deskEntries } from '@karachi-estates/fixtures/deskProjects';
import { aLaunch, aRunningLaunch } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { projects } from '../../content/projects.ts';
import {
  answers,
  answersInTurn,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import LaunchRoute from './LaunchRoute.tsx';

const words = projects.launchDay;
const path = '/projects/grand-monarch/launch';
const name = 'Grand Monarch';
const of = (launch: Launch | null): StoryAnswer => ({ answer: { id: 'grand-monarch', name, launch } });
const world = (answer: StoryAnswer, at = path, launch: StoryAnswer = of(aRunningLaunch())) =>
  deskParameters({
    at,
    api: { ...answers(getDeskLaunch, launch, { id: 'grand-monarch' }), ...answers(listDeskEntries, answer) },
  });
const states = listStates(world, { title: words.title(name), empty: words.list.empty }, path);

const meta = {
  ...deskStories,
  title: 'Launch',
  component: LaunchRoute,
  parameters: world(aPageOf(deskEntries)),
} satisfies Meta<typeof LaunchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It runs: everybody in it with their place. It can be ended, and nothing else. */
export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: words.protocol })).toHaveAttribute(
      'href',
      '/projects/grand-monarch/launch/protocol',
    );
    await expect(canvas.queryByRole('button', { name: words.act.open })).toBeNull();
    await expect(canvas.queryByRole('button', { name: words.form.save })).toBeNull();
  },
};
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** It waits for its opening: changed, opened now after one question, or ended. */
export const Before: Story = {
  parameters: world(aPageOf([]), path, of(aLaunch())),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByLabelText(words.form.opens)).toHaveValue('2026-12-05T15:00');
    await userEvent.click(canvas.getByRole('button', { name: words.act.open }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent('It cannot be undone.');
  },
};

/** A colleague changed it meanwhile: what they set is shown, and what is typed stays to be saved over it. */
export const ChangedMeanwhile: Story = {
  tags: ['no-visual'],
  parameters: deskParameters({
    at: path,
    api: {
      ...answersInTurn(getDeskLaunch, of(aLaunch()), of(aLaunch({ window_minutes: 5 })), { id: 'grand-monarch' }),
      ...answers(listDeskEntries, aPageOf([])),
      ...answers(setDeskLaunch, { failure: 409, message: 'The launch is another by now.' }, { id: 'grand-monarch' }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const atOnce = await canvas.findByRole('textbox', { name: words.form.atOnce });
    await userEvent.clear(atOnce);
    await userEvent.type(atOnce, '4');
    await userEvent.click(canvas.getByRole('button', { name: words.form.save }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: words.form.minutes })).toHaveValue('5'));
    await expect(atOnce).toHaveValue('4');
    await expect(canvas.getByText('The launch is another by now.')).toBeVisible();
  },
};

/** None is set: what follows from setting one stands beside the form. */
export const NoLaunch: Story = {
  parameters: world(aPageOf([]), path, of(null)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.form.submit }));
    await expect((await canvas.findAllByText(words.form.past))[0]).toBeVisible();
  },
};

export const Gone: Story = {
  parameters: world(aPageOf([]), path, { failure: 404 }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};
