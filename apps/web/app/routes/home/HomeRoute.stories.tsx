import { areas as someAreas } from '@karachi-estates/fixtures/areas';
import { blogs } from '@karachi-estates/fixtures/blogs';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { areas } from '../../data/areas.ts';
import { newestBlogs } from '../../data/blogs.ts';
import { propertyPage } from '../../data/properties.ts';
import { inSite, withApi } from '../../stories/inSite.tsx';
import HomeRoute from './HomeRoute.tsx';
import { FEATURED_BLOGS } from './sections/BlogsSection.tsx';
import { POPULAR } from './sections/PopularSection.tsx';

const areaList = { [areas().key]: someAreas };
const popular = (count: number) => ({
  [propertyPage(POPULAR).key]: { items: propertyCards(count), total: count, capped: false, next: null },
});

const articles = (count: number) => ({ [newestBlogs(FEATURED_BLOGS).key]: blogs(count) });

const meta = {
  component: HomeRoute,
  parameters: { layout: 'fullscreen' },
  beforeEach: withApi('silent'),
} satisfies Meta<typeof HomeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [
    inSite({ path: '/', address: '/', fallback: { ...areaList, ...popular(8), ...articles(FEATURED_BLOGS) } }),
  ],
};

export const Loading: Story = {
  decorators: [inSite({ path: '/', address: '/', fallback: areaList })],
};

export const Empty: Story = {
  decorators: [inSite({ path: '/', address: '/', fallback: { ...areaList, ...popular(0), ...articles(0) } })],
};

export const Failed: Story = {
  beforeEach: withApi('unreachable'),
  decorators: [inSite({ path: '/', address: '/', fallback: areaList })],
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
