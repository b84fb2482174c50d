import { aLaunch, aRunningLaunch } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import { launch } from '../../data/launches.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import LaunchRoute from './LaunchRoute.tsx';

const slug = 'grand-monarch';
const path = '/projects/:slug/launch';

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path, at: `/projects/${slug}/launch`, network: 'silent', fallback, ...screen });
const known = (read = aLaunch()) => ({ [launch(slug).key]: read });

const meta = {
  ...screenStories,
  title: 'Launch',
  id: 'screens-routes-launch-launchroute',
  component: LaunchRoute,
} satisfies Meta<typeof LaunchRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the opening: a waiting room, in which nobody has to be fast. */
export const Ready: Story = {
  parameters: at(known()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Launch of Grand Monarch' })).toBeVisible();
    await expect(canvas.getByText('42 people')).toBeVisible();
    await expect(canvas.getByRole('button', { name: launches.join.submit })).toBeVisible();
  },
};

/** It runs: who joins now comes last. */
export const Running: Story = {
  parameters: at(known(aRunningLaunch())),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: launches.join.running })).toBeVisible(),
};

export const Over: Story = {
  parameters: at(known(aRunningLaunch({ state: 'over' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(launches.states.over.label)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: launches.join.submit })).toBeNull();
  },
};

/** Staff ended it before its opening: neither its opening nor its waiting room stand there. */
export const CalledOff: Story = {
  parameters: at(known(aLaunch({ state: 'over', ends_at: '2026-11-30T10:00:00Z' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(launches.states.calledOff.label)).toBeVisible();
    await expect(canvas.queryByText(launches.facts.opens)).toBeNull();
    await expect(canvas.queryByText(launches.facts.waiting)).toBeNull();
  },
};

export const Loading: Story = { parameters: at() };

/** The address names no project. */
export const Unknown: Story = {
  parameters: at(undefined, { loaderData: { fallback: '{}', missing: 'project' } }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: units.missing.heading })).toBeVisible(),
};

/** The project has no launch. */
export const Empty: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', missing: 'launch' } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

/** The form stands far below: the top leads to it. */
export const PhoneWidth: Story = {
  parameters: at(known()),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: launches.join.before })).toHaveAttribute('href', '#join'),
};

export const Urdu: Story = { parameters: at(known()), globals: { language: 'ur' } };
