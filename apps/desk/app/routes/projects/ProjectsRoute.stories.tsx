import { listDeskProjects } from '@karachi-estates/contracts/deskProjects';
import { deskProjects } from '@karachi-estates/fixtures/deskProjects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { projects } from '../../content/projects.ts';
import { answers, deskParameters, deskStories, type StoryAnswer, signedIn } from '../../stories/deskStory.tsx';
import ProjectsRoute from './ProjectsRoute.tsx';

const words = projects.list;
const world = (answer: StoryAnswer) => deskParameters({ at: '/projects', api: answers(listDeskProjects, answer) });

const meta = {
  ...deskStories,
  title: 'Projects',
  component: ProjectsRoute,
  parameters: world({ answer: { rows: deskProjects } }),
} satisfies Meta<typeof ProjectsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Clifton Courtyard' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Opens 5 Dec 2026, 15:00' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: world({ answer: { rows: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.empty.title)).toBeVisible(),
};

export const Loading: Story = { parameters: world('pending') };

export const Failed: Story = {
  parameters: world({ failure: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

/** Finance has nothing to do with units. */
export const NotForFinance: Story = {
  parameters: deskParameters({ at: '/projects', api: signedIn({ roles: ['finance'] }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Orders' });
    await expect(canvas.queryByRole('link', { name: words.title })).toBeNull();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
