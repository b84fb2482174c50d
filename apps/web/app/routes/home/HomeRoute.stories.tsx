import { areas as someAreas } from '@karachi-estates/fixtures/areas';
import { blogs } from '@karachi-estates/fixtures/blogs';
import { propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { areas } from '../../data/areas.ts';
import { newestBlogs } from '../../data/blogs.ts';
import { propertyPage } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import HomeRoute from './HomeRoute.tsx';
import { FEATURED_BLOGS, POPULAR } from './shown.ts';

const areaList = { [areas().key]: someAreas };
const popular = (count: number) => ({
  [propertyPage(POPULAR).key]: { items: propertyCards(count), total: count, capped: false, next: null },
});

const articles = (count: number) => ({ [newestBlogs(FEATURED_BLOGS).key]: blogs(count) });

const opened = (screen: Omit<ScreenStory, 'path'>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path: '/', network, ...screen });

const meta = {
  ...screenStories,
  title: 'Home',
  id: 'screens-routes-home-homeroute',
  component: HomeRoute,
} satisfies Meta<typeof HomeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: opened({ fallback: { ...areaList, ...popular(8), ...articles(FEATURED_BLOGS) } }),
};

export const Loading: Story = {
  parameters: opened({ fallback: areaList }),
};

export const Empty: Story = {
  parameters: opened({ fallback: { ...areaList, ...popular(0), ...articles(0) } }),
};

export const Failed: Story = {
  parameters: opened({ fallback: areaList }, 'unreachable'),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Ready.parameters, globals: { language: 'ur' } };
