import { getDeskProject, listDeskUnits } from '@karachi-estates/contracts/deskProjects';
import { aDeskProjectDetail, deskUnits } from '@karachi-estates/fixtures/deskProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lists } from '../../content/lists.ts';
import { projects } from '../../content/projects.ts';
import {
  answers,
  aPageOf,
  deskParameters,
  deskStories,
  listStates,
  type StoryAnswer,
} from '../../stories/deskStory.tsx';
import ProjectRoute from './ProjectRoute.tsx';

const words = projects.units;
const path = '/projects/grand-monarch';
const project = { answer: aDeskProjectDetail() };
const world = (answer: StoryAnswer, at = path, detail: StoryAnswer = project) =>
  deskParameters({
    at,
    api: { ...answers(getDeskProject, detail, { id: 'grand-monarch' }), ...answers(listDeskUnits, answer) },
  });
const states = listStates(world, { title: aDeskProjectDetail().name, empty: words.empty }, path);

const meta = {
  ...deskStories,
  title: 'Project',
  component: ProjectRoute,
  parameters: world(aPageOf(deskUnits, 88)),
} satisfies Meta<typeof ProjectRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async (context) => {
    await states.Ready.play(context);
    const { canvas } = context;
    const filter = canvas.getByRole('combobox', { name: words.filters.floor });
    await expect(within(filter).getByRole('option', { name: 'East Tower, 1st floor' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: projects.launch })).toHaveAttribute('href', `${path}/launch`);
    await expect(canvas.getByRole('link', { name: projects.progress })).toHaveAttribute('href', `${path}/progress`);
  },
};
export const Empty: Story = states.Empty;
export const NoMatch: Story = states.NoMatch;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const PhoneWidth: Story = states.PhoneWidth;

export const Gone: Story = {
  parameters: world(aPageOf([]), path, { failure: 404 }),
  play: async ({ canvas }) => expect(await canvas.findByText(lists.gone.title)).toBeVisible(),
};
