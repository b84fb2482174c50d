import { blogs } from '@karachi-estates/fixtures/blogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newestBlogs } from '../../data/blogs.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import BlogsRoute from './BlogsRoute.tsx';

const at = (articles?: ReturnType<typeof blogs>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path: '/blogs', network, fallback: articles && { [newestBlogs().key]: articles } });

const meta = {
  ...screenStories,
  title: 'Articles',
  id: 'screens-routes-blogs-blogsroute',
  component: BlogsRoute,
} satisfies Meta<typeof BlogsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: at(blogs(6)) };

export const Loading: Story = { parameters: at() };

export const Empty: Story = { parameters: at([]) };

export const Failed: Story = { parameters: at(undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
