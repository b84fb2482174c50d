import { blogs } from '@karachi-estates/fixtures/blogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blogPage } from '../../data/blogPages.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import BlogsRoute from './BlogsRoute.tsx';

const at = (articles?: ReturnType<typeof blogs>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path: '/blogs',
    network,
    fallback: articles && { [blogPage(null).key]: { items: articles, next: null } },
  });

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

const paged = { [blogPage('two').key]: { items: blogs(3), next: 'three' } };

/** The second of several pages. */
export const OlderArticles: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({ path: '/blogs', at: '/blogs?cursor=two', network: 'silent', fallback: paged }),
  play: async ({ canvas }) => {
    const older = canvas.getByRole('link', { name: 'Older articles' });
    await expect(older).toHaveAttribute('href', '/blogs?cursor=three');
    await expect(canvas.getByRole('link', { name: 'Back to the newest' })).toHaveAttribute('href', '/blogs');
  },
};
