import { anAreaProfile } from '@karachi-estates/fixtures/areas';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaProfile } from '../../data/areas.ts';
import { newestInArea } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AreaRoute from './AreaRoute.tsx';

const slug = 'clifton';

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({ path: '/areas/:slug', at: `/areas/${slug}`, network: 'silent', fallback, ...screen });

const newest = {
  [newestInArea({ area: slug }).key]: { items: propertyCards(4), total: 90, capped: false, next: null },
};
const nothing = { [newestInArea({ area: slug }).key]: { items: [], total: 0, capped: false, next: null } };

const meta = {
  ...screenStories,
  title: 'Area',
  id: 'screens-routes-area-arearoute',
  component: AreaRoute,
} satisfies Meta<typeof AreaRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: at({ [areaProfile(slug).key]: anAreaProfile(), ...newest }) };

/** Too few offers for any figure, and nothing listed now. */
export const WithoutFigures: Story = {
  parameters: at({
    [areaProfile(slug).key]: anAreaProfile({ figures: [], months: [], listings: 0, neighbours: [] }),
    ...nothing,
  }),
};

export const Loading: Story = { parameters: at() };

/** There is no such area. */
export const Empty: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', isMissing: true } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
