import { aProjectCard, projectWithUnits } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { projects, projectUnits } from '../../data/projects.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnitsRoute from './UnitsRoute.tsx';

const slug = 'grand-monarch';
const path = '/grand-monarch/units';

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path, network: 'silent', fallback, ...screen });
const known = { [projectUnits(slug).key]: projectWithUnits(), [projects().key]: [aProjectCard()] };

const meta = {
  ...screenStories,
  title: 'Units',
  id: 'screens-routes-units-unitsroute',
  component: UnitsRoute,
} satisfies Meta<typeof UnitsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plan of the site, and the first floor that has units. */
export const Ready: Story = {
  parameters: at(known),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Plan of Tower A, Floor 1' })).toBeVisible();
    await expect(canvas.getByText('32 units')).toBeVisible();
  },
};

/** The same units as cards, narrowed by filters of the address. */
export const AsList: Story = {
  parameters: at(known, { at: `${path}?view=list&building=B&facing=sea` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 of 32 units')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(8);
  },
};

/** No unit fits the filters. */
export const NothingFits: Story = {
  parameters: at(known, { at: `${path}?maxPrice=100000` }),
  play: async ({ canvas }) => expect(await canvas.findByText('No unit fits these filters')).toBeVisible(),
};

const afterLaunch = projectWithUnits();
afterLaunch.project.last_launch = { opened_at: '2026-11-20T10:00:00.000Z', ended_at: '2026-11-22T10:00:00.000Z' };

/** The launch is over: everybody can check its lot. */
export const LaunchOver: Story = {
  parameters: at({ ...known, [projectUnits(slug).key]: afterLaunch }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'The protocol of the lot' })).toHaveAttribute(
      'href',
      '/projects/grand-monarch/launch/protocol',
    ),
};

/** The page watches the units, and nobody answers any more: it says of which moment they are. */
export const OutOfReach: Story = {
  tags: ['no-visual'],
  parameters: at(known, { network: 'unreachable' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^The site does not answer at the moment\./, {}, { timeout: 10_000 })).toBeVisible(),
};

export const Loading: Story = { parameters: at() };

/** The project has no units yet. */
export const Empty: Story = { parameters: at({ ...known, [projectUnits(slug).key]: projectWithUnits([]) }) };

/** There is no such project. */
export const Missing: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', isMissing: true } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { parameters: at(known), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: at(known), globals: { language: 'ur' } };
