import { getHold } from '@karachi-estates/contracts/projects';
import { aHold } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { units } from '../../content/units.ts';
import { answers, type StoryAnswer, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import HoldRoute from './HoldRoute.tsx';

const path = '/projects/hold';
const token = 'from-the-mail';
const opened = (query: string, answer: StoryAnswer = { failure: 404 }) =>
  screenParameters({ path, at: `${path}?${query}`, api: answers(getHold, answer, { token }) });
const held = (change: Parameters<typeof aHold>[0], query = '') =>
  opened(`token=${token}${query}`, { answer: aHold(change) });

const meta = {
  ...screenStories,
  title: 'Hold of a unit',
  id: 'screens-routes-hold-holdroute',
  component: HoldRoute,
} satisfies Meta<typeof HoldRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is held before the button is pressed. */
export const Ready: Story = {
  parameters: held({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: units.holdPage.confirm.button })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: units.unit.payments })).toBeVisible();
  },
};

/** The end of the hold is seen, by the clock of Karachi. */
export const Active: Story = {
  parameters: held({ state: 'active', held_until: '2026-11-24T09:05:00Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until 24 November 2026, 14:05/)).toBeVisible();
    await expect(await canvas.findByText(/^Until then it costs you PKR/)).toBeVisible();
    await expect(canvas.getByText(/While you hold the unit, no amount changes/)).toBeVisible();
    // One press gives nothing back: it is asked once more.
    const sure = { name: units.holdPage.active.giveBack.button };
    await expect(canvas.getByText(sure.name)).not.toBeVisible();
    await userEvent.click(canvas.getByText(units.holdPage.active.giveBack.label));
    await expect(canvas.getByRole('button', sure)).toBeVisible();
  },
};

/** What is on request is not promised. */
export const OnRequest: Story = {
  parameters: held({ state: 'active', held_until: '2026-11-24T09:05:00Z', schedule: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(units.holdPage.active.giveBack.label)).toBeVisible();
    await expect(canvas.queryByText(/costs you/)).toBeNull();
  },
};

export const Released: Story = { parameters: held({ state: 'released', schedule: null }) };

export const Ended: Story = { parameters: held({ state: 'expired', schedule: null }) };

export const BookingEnded: Story = { parameters: held({ state: 'ended', schedule: null }) };

/** Somebody was faster. */
export const Refused: Story = {
  parameters: held({}, '&refused=HOLD_UNIT_HELD'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(units.holdPage.refused.HOLD_UNIT_HELD)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: units.unit.payments })).toBeVisible();
  },
};

/** A hold was asked for: the mail is on its way. */
export const Asked: Story = { parameters: opened('asked=1&project=grand-monarch&unit=A-101') };

/** The form was not filled in as it should be. */
export const NotAsked: Story = {
  parameters: opened('project=grand-monarch&unit=A-101&name=Sana+Ahmed&phone=12&refused=PHONE_NOT_UNDERSTOOD'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: units.holdPage.refusedHeading })).toBeVisible();
    // What was typed is there, and the wrong field says so.
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Sana Ahmed');
    await expect(canvas.getByText(units.hold.wrong.phone)).toBeVisible();
  },
};

/** The link leads nowhere. */
export const Empty: Story = { parameters: opened(`token=${token}`) };

export const Loading: Story = { parameters: opened(`token=${token}`, 'pending') };

export const Failed: Story = { parameters: opened(`token=${token}`, { failure: 0 }) };

export const PhoneWidth: Story = { parameters: held({}), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: held({}), globals: { language: 'ur' } };
