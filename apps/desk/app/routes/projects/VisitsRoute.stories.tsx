import { getDeskVisits, takeBackDeskVisit } from '@karachi-estates/contracts/deskVisits';
import { aDeskVisits } from '@karachi-estates/fixtures/deskProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { visits as words } from '../../content/visits.ts';
import { answers, deskParameters, deskStories, detailStates, type StoryAnswer } from '../../stories/deskStory.tsx';
import VisitsRoute from './VisitsRoute.tsx';

const project = aDeskVisits();
const params = { id: project.id };
const world = (answer: StoryAnswer, more: Record<string, StoryAnswer> = {}) =>
  deskParameters({
    at: `/projects/${project.id}/visits`,
    api: { ...answers(getDeskVisits, answer, params), ...more },
  });
const states = detailStates(world, words.title(project.name));

const meta = {
  ...deskStories,
  title: 'Visits',
  component: VisitsRoute,
  parameters: world({ answer: project }),
} satisfies Meta<typeof VisitsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    await expect(canvas.getByText(words.list.places(2, 2))).toBeVisible();
    await expect(canvas.getByText(/Hina Sample.*Unit E-0101/)).toBeVisible();
    await expect(canvas.getByText(words.list.places(0, 2))).toBeVisible();
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

/** Nothing is offered, and the form says what is wrong with what is typed. */
export const Nothing: Story = {
  parameters: world({ answer: aDeskVisits({ slots: [] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.list.empty)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(words.form.minutes));
    await userEvent.type(canvas.getByLabelText(words.form.minutes), '4');
    await userEvent.click(canvas.getByRole('button', { name: words.form.submit }));
    await expect(canvas.getByLabelText(words.form.minutes)).toBeInvalid();
  },
};

export const AsksBeforeTakingBack: Story = {
  parameters: world(
    { answer: project },
    answers(
      takeBackDeskVisit,
      { answer: { message: 'The visit is taken back. All 2 who had booked get a mail.' } },
      { ...params, slot: '1' },
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Take back/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Take back/ }));
    await expect(dialog.getByText(/All 2 who have booked it get a mail/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.list.takeBack }));
    await expect(await screen.findByText(/is taken back/)).toBeVisible();
  },
};
