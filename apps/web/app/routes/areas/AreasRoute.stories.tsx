import { areaSummaries as summaries } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { areaSummaries } from '../../data/areas.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AreasRoute from './AreasRoute.tsx';

const at = (areas?: typeof summaries, network: ScreenStory['network'] = 'silent', address = '/areas') =>
  screenParameters({ path: '/areas', at: address, network, fallback: areas && { [areaSummaries().key]: areas } });

const meta = { ...screenStories, component: AreasRoute } satisfies Meta<typeof AreasRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: at(summaries) };

/** What is typed narrows the list. */
export const Filtered: Story = {
  parameters: at(summaries),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an area' }), 'gulshan iqbal');
    await expect(canvas.getByRole('link', { name: 'Gulshan-e-Iqbal Town' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Clifton' })).toBeNull();
  },
};

/** Nothing has the name that was sent. */
export const NothingFound: Story = { parameters: at(summaries, 'silent', '/areas?q=atlantis') };

export const Loading: Story = { parameters: at() };

export const Empty: Story = { parameters: at([]) };

export const Failed: Story = { parameters: at(undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
