import { getLaunchEntry } from '@karachi-estates/contracts/launches';
import { listUnits } from '@karachi-estates/contracts/projects';
import { aLaunch, anEntry, aRunningLaunch, projectWithUnits } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { launches } from '../../content/launches.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import LaunchPlaceRoute from './LaunchPlaceRoute.tsx';

const words = launches.place;
const path = '/projects/launch';
const token = 'from-the-mail';
const opened = (query: string, answer: StoryAnswer = { failure: 404 }) =>
  screenParameters({
    path,
    at: `${path}?${query}`,
    api: {
      ...answers(getLaunchEntry, answer, { token }),
      ...answers(listUnits, { answer: projectWithUnits() }, { slug: 'grand-monarch' }),
    },
  });
const own = (change: Parameters<typeof anEntry>[0], query = '') =>
  opened(`token=${token}${query}`, { answer: anEntry(change) });
const called = {
  state: 'called',
  place: 3,
  ahead: null,
  wait_minutes: null,
  call_until: '2026-12-05T10:14:00Z',
} as const;
const before = { launch: aLaunch(), place: null, ahead: null, wait_minutes: null };

const meta = {
  ...screenStories,
  title: 'Launch, a place',
  id: 'screens-routes-launch-launchplaceroute',
  component: LaunchPlaceRoute,
} satisfies Meta<typeof LaunchPlaceRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the queue: the place, who comes before, and the expected wait. */
export const Ready: Story = {
  parameters: own({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your place is 12' })).toBeVisible();
    await expect(canvas.getByText(/7 people come before you.*about 18 minutes/)).toBeVisible();
  },
};

/** Nobody has joined before the button is pressed. */
export const Confirm: Story = {
  parameters: own({ ...before, state: 'asked' }),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.confirm.button })).toBeVisible(),
};

/** It is open already: who joins now comes last. */
export const ConfirmLate: Story = {
  tags: ['no-visual'],
  parameters: own({ place: null, ahead: null, wait_minutes: null, state: 'asked' }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.confirm.running)).toBeVisible(),
};

/** Before the opening: there is no place yet. */
export const WaitingRoom: Story = {
  parameters: own(before),
  play: async ({ canvas }) => expect(await canvas.findByText(/42 people are in the waiting room/)).toBeVisible(),
};

export const Next: Story = { parameters: own({ place: 5, ahead: 0, wait_minutes: 0 }) };

/** One's turn: a unit is chosen before its end. */
export const YourTurn: Story = {
  parameters: own(called),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until 5 December 2026, 15:14/)).toBeVisible();
    await expect(await canvas.findByRole('option', { name: /^A-101 · / })).toBeInTheDocument();
  },
};

/** Somebody with a turn at the same time was faster. */
export const UnitTaken: Story = {
  parameters: own(called, '&refused=HOLD_UNIT_HELD'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.refused.HOLD_UNIT_HELD)).toBeVisible(),
};

export const Chosen: Story = { parameters: own({ state: 'held', unit: 'A-101', holds: true }) };

/** The unit was given back, or its hold has ended. */
export const ChosenBefore: Story = {
  tags: ['no-visual'],
  parameters: own({ state: 'held', unit: 'A-101' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'You do not hold unit A-101 any more' })).toBeVisible(),
};

export const Missed: Story = { parameters: own({ state: 'missed' }) };

export const Left: Story = { parameters: own({ state: 'left' }) };

export const Over: Story = {
  parameters: own({ launch: aRunningLaunch({ state: 'over' }) }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.over.heading })).toBeVisible(),
};

export const CalledOff: Story = {
  tags: ['no-visual'],
  parameters: own({ ...before, launch: aLaunch({ state: 'over', ends_at: '2026-11-30T10:00:00Z' }) }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.calledOff.heading })).toBeVisible(),
};

/** The mail is on its way. */
export const Asked: Story = { parameters: opened('asked=1&project=grand-monarch') };

/** The form was refused: what was typed is there, and the wrong field says so. */
export const Refused: Story = {
  parameters: opened(
    'project=grand-monarch&name=Sana+Ahmed&phone=12&email=sana%40example.com&refused=PHONE_NOT_UNDERSTOOD',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Full name/ })).toHaveValue('Sana Ahmed');
    await expect(canvas.getByRole('textbox', { name: /Mobile number/ })).toBeInvalid();
  },
};

/** The link leads nowhere. */
export const Empty: Story = { parameters: opened(`token=${token}`) };

export const Loading: Story = { parameters: opened(`token=${token}`, 'pending') };

export const Failed: Story = { parameters: opened(`token=${token}`, { failure: 0 }) };

export const PhoneWidth: Story = { parameters: own(called), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: own({}), globals: { language: 'ur' } };
