import { anAreaPart } from '@karachi-estates/fixtures/areas';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { areaPart } from '../../data/areas.ts';
import { newestInArea } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AreaPartRoute from './AreaPartRoute.tsx';

const part = anAreaPart();
const { key } = areaPart(part.area.slug, part.slug);
const newestKey = newestInArea({ area: String(part.area.id), part: String(part.id) }).key;

const at = (fallback?: ScreenStory['fallback'], screen: Partial<ScreenStory> = {}) =>
  screenParameters({
    path: '/areas/:slug/:part',
    at: `/areas/${part.area.slug}/${part.slug}`,
    network: 'silent',
    fallback,
    ...screen,
  });

const page = (items: ReturnType<typeof propertyCards>) => ({ items, total: items.length, capped: false, next: null });

const meta = {
  ...screenStories,
  title: 'Part of an area',
  id: 'screens-routes-area-part-areapartroute',
  component: AreaPartRoute,
} satisfies Meta<typeof AreaPartRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: at({ [key]: part, [newestKey]: page(propertyCards(4)) }) };

/** Too few offers for any figure, and nothing listed now. */
export const WithoutFigures: Story = {
  parameters: at({ [key]: anAreaPart({ figures: [], listings: 0 }), [newestKey]: page([]) }),
};

export const Loading: Story = { parameters: at() };

/** There is no such part. */
export const Empty: Story = { parameters: at(undefined, { loaderData: { fallback: '{}', isMissing: true } }) };

export const Failed: Story = { parameters: at(undefined, { network: 'unreachable' }) };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
