import { registerInterest } from '@karachi-estates/contracts/interest';
import { aUnitDetail, projectWithUnits } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { projectUnit, projectUnits } from '../../data/projects.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnitRoute from './UnitRoute.tsx';

const slug = 'grand-monarch';
const number = 'A-101';
const path = '/grand-monarch/units/:number';
const where = `/grand-monarch/units/${number}`;

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path, at: where, network: 'silent', fallback, ...screen });
const read = projectWithUnits();
const inLaunch = (state: 'before' | 'running') => ({
  ...read,
  project: { ...read.project, launch: { state, opens_at: '2026-12-05T10:00:00Z', ends_at: '2026-12-07T10:00:00Z' } },
});
const known = { [projectUnits(slug).key]: projectWithUnits(), [projectUnit(slug, number).key]: aUnitDetail() };

const meta = {
  ...screenStories,
  title: 'Unit',
  id: 'screens-routes-unit-unitroute',
  component: UnitRoute,
} satisfies Meta<typeof UnitRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at(known, {
    api: answers(registerInterest, { answer: { message: '' } }, { project: slug }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unit A-101' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask to hold it' })).toBeVisible();
    const [, name] = canvas.getAllByRole('textbox', { name: 'Full name' });
    if (!name) throw new Error('The form of interest has no name.');
    await userEvent.type(name, 'Sana Ahmed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0300 1234567');
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Email' })[1] ?? name, 'sana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a call' }));
    await expect(await canvas.findByText(/calls you about unit A-101/)).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Three units beside each other. */
export const Compared: Story = { parameters: at(known, { at: `${where}?with=A-102&and=B-201` }) };

/** A launch gives out the units of the project: they are held in turn only. */
export const InLaunch: Story = {
  parameters: at({
    ...known,
    [projectUnits(slug).key]: inLaunch('before'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To the launch' })).toBeVisible();
    await expect(canvas.getByText(/Opening: 5 December 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask to hold it' })).toBeNull();
  },
};

/** The launch runs: its opening is over. */
export const InRunningLaunch: Story = {
  tags: ['no-visual'],
  parameters: at({ ...known, [projectUnits(slug).key]: inLaunch('running') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has been open since 5 December 2026/)).toBeVisible();
    await expect(canvas.queryByText(/Opening/)).toBeNull();
  },
};

export const Held: Story = {
  parameters: at({
    ...known,
    [projectUnit(slug, number).key]: aUnitDetail({ state: 'held', held_until: '2026-11-24T09:05:00Z' }),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/cannot be held now/)).toBeVisible(),
};

/** Nobody can get it any more: there is nothing to hold, pay or ask for. */
export const Sold: Story = {
  parameters: at({ ...known, [projectUnit(slug, number).key]: aUnitDetail({ state: 'sold', schedule: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Sold' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the available homes' })).toBeVisible();
    await expect(canvas.queryByText(/What is due when/)).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  },
};

export const OnRequest: Story = {
  parameters: at({ ...known, [projectUnit(slug, number).key]: aUnitDetail({ price: null, schedule: null }) }),
};

export const Loading: Story = { parameters: at() };

/** There is no such unit. */
export const Empty: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', isMissing: true } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { parameters: at(known), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: at(known), globals: { language: 'ur' } };
