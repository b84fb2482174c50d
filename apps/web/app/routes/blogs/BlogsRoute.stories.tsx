import { blogs } from '@karachi-estates/fixtures/blogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newestBlogs } from '../../data/blogs.ts';
import { inSite, withApi } from '../../stories/inSite.tsx';
import BlogsRoute from './BlogsRoute.tsx';

const at = (articles?: ReturnType<typeof blogs>) =>
  inSite({ path: '/blogs', address: '/blogs', fallback: articles && { [newestBlogs().key]: articles } });

const meta = {
  component: BlogsRoute,
  parameters: { layout: 'fullscreen' },
  beforeEach: withApi('silent'),
} satisfies Meta<typeof BlogsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { decorators: [at(blogs(6))] };

export const Loading: Story = { decorators: [at()] };

export const Empty: Story = { decorators: [at([])] };

export const Failed: Story = { beforeEach: withApi('unreachable'), decorators: [at()] };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
