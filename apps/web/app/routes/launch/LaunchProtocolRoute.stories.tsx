import { aLaunch, aProtocol } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { launches } from '../../content/launches.ts';
import { launchProtocol } from '../../data/launches.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import LaunchProtocolRoute from './LaunchProtocolRoute.tsx';

const slug = 'grand-monarch';
const path = '/projects/:slug/launch/protocol';

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path, at: `/projects/${slug}/launch/protocol`, network: 'silent', fallback, ...screen });
const known = (read = aProtocol()) => ({ [launchProtocol(slug).key]: read });

const meta = {
  ...screenStories,
  title: 'Launch, the protocol',
  id: 'screens-routes-launch-launchprotocolroute',
  component: LaunchProtocolRoute,
} satisfies Meta<typeof LaunchProtocolRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lot is drawn, and the page has checked it. */
export const Ready: Story = {
  parameters: at(known()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(launches.protocol.check.right)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

/** Before the opening only the hash of the seed is known. */
export const Before: Story = {
  parameters: at(known(aProtocol({ launch: aLaunch(), tickets: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(launches.protocol.check['not-drawn'])).toBeVisible();
    await expect(canvas.getByText(launches.protocol.none)).toBeVisible();
  },
};

export const CalledOff: Story = {
  tags: ['no-visual'],
  parameters: at(
    known(aProtocol({ launch: aLaunch({ state: 'over', ends_at: '2026-11-30T10:00:00Z' }), tickets: [] })),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(launches.protocol.calledOff)).toBeVisible(),
};

/** Somebody has put a ticket in front: the page finds it. */
export const Wrong: Story = {
  tags: ['no-visual'],
  parameters: at(
    known(
      aProtocol({
        tickets: aProtocol().tickets.map((each) =>
          each.place === 1 ? { ...each, place: 2 } : each.place === 2 ? { ...each, place: 1 } : each,
        ),
      }),
    ),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(launches.protocol.check['lot-differs'])).toBeVisible(),
};

/** The project had a launch before: its lot can still be checked. */
export const AnotherLot: Story = {
  parameters: at(known(aProtocol({ others: [{ launch_id: 3, opens_at: '2026-06-05T10:00:00Z' }] }))),
  play: async ({ canvas }) => {
    const other = await canvas.findByRole('link', { name: /The lot of 5 June 2026/ });
    await expect(other).toHaveAttribute('href', `/projects/${slug}/launch/protocol?launch=3`);
  },
};

export const Loading: Story = { parameters: at() };

/** The project has no launch. */
export const Empty: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', missing: 'launch' } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { parameters: at(known()), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: at(known()), globals: { language: 'ur' } };
