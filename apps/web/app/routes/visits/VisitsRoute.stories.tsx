import { aProjectCard, someSlots } from '@karachi-estates/fixtures/projects';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visits } from '../../content/visits.ts';
import { visitSlots } from '../../data/launches.ts';
import { projects } from '../../data/projects.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import VisitsRoute from './VisitsRoute.tsx';

const slug = 'grand-monarch';
const path = '/projects/:slug/visits';
const where = `/projects/${slug}/visits`;

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path, at: where, network: 'silent', fallback, ...screen });
const known = { [visitSlots(slug).key]: someSlots(), [projects().key]: [aProjectCard()] };

const meta = {
  ...screenStories,
  title: 'Visits',
  id: 'screens-routes-visits-visitsroute',
  component: VisitsRoute,
} satisfies Meta<typeof VisitsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The times that are offered; one of them is full. */
export const Ready: Story = {
  parameters: at(known, { at: `${where}?unit=A-101` }),
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('group', { name: /^\w+day \d/ });
    await expect(await canvas.findByRole('radio', { name: /15:00 to 15:30\s*3 places free/ })).toBeChecked();
    await expect(day).toContainElement(canvas.getByRole('radio', { name: /15:00 to 15:30/ }));
    await expect(canvas.getByRole('radio', { name: /Full$/ })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: visits.unit })).toHaveValue('A-101');
  },
};

/** Nothing is offered now. */
export const Empty: Story = {
  parameters: at({ ...known, [visitSlots(slug).key]: { ...someSlots(), slots: [] } }),
  play: async ({ canvas }) => expect(await canvas.findByText(visits.none.heading)).toBeVisible(),
};

/** There is no such project. */
export const Missing: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', isMissing: true } }) };

export const Loading: Story = { parameters: at() };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { parameters: at(known), globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: at(known), globals: { language: 'ur' } };
