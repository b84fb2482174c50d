import { areaSummaries as summaries } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { areaSummaries, meantPlaces } from '../../data/areas.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AreasRoute from './AreasRoute.tsx';

const at = (
  areas?: typeof summaries,
  network: ScreenStory['network'] = 'silent',
  address = '/areas',
  more: Record<string, unknown> = {},
) =>
  screenParameters({
    path: '/areas',
    at: address,
    network,
    fallback: areas && { [areaSummaries().key]: areas, ...more },
  });

const meta = {
  ...screenStories,
  title: 'Areas',
  id: 'screens-routes-areas-areasroute',
  component: AreasRoute,
} satisfies Meta<typeof AreasRoute>;
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

/** What was sent is the name of parts of an area. */
export const FoundByParts: Story = {
  parameters: at(summaries, 'silent', '/areas?q=pechs', {
    [meantPlaces('pechs').key]: [
      {
        id: 61,
        area_name: 'Jamshed Town',
        slug: 'jamshed-town',
        parts: [
          { id: 1, area_id: 61, name: 'PECHS Block 2', slug: 'pechs-block-2' },
          { id: 2, area_id: 61, name: 'PECHS Block 6', slug: 'pechs-block-6' },
        ],
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Where “pechs” is' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PECHS Block 2' })).toHaveAttribute(
      'href',
      '/areas/jamshed-town/pechs-block-2',
    );
    await expect(canvas.queryByText(/No area is called/)).toBeNull();
  },
};

/** Nothing has the name that was sent. */
export const NothingFound: Story = {
  parameters: at(summaries, 'silent', '/areas?q=atlantis', { [meantPlaces('atlantis').key]: [] }),
};

export const Loading: Story = { parameters: at() };

export const Empty: Story = { parameters: at([]) };

export const Failed: Story = { parameters: at(undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
