import { aBlog, blogs } from '@karachi-estates/fixtures/blogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog, blogHead, newestBlogs } from '../../data/blogs.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import BlogPage from './BlogPage.tsx';
import { MORE_BLOGS } from './shown.ts';

const id = String(aBlog().id);
const noHead = { seo_title: '', seo_description: '' };
const at = (fallback: ScreenStory['fallback'] = {}, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path: '/blogs/:id', at: `/blogs/${id}`, network, fallback });

const meta = {
  ...screenStories,
  title: 'Article',
  id: 'screens-routes-blog-blogroute',
  component: BlogPage,
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at({
    [blog(id).key]: aBlog(),
    [blogHead(id).key]: noHead,
    [newestBlogs(MORE_BLOGS).key]: blogs(MORE_BLOGS),
  }),
};

export const NoPicture: Story = {
  parameters: at({ [blog(id).key]: aBlog({ image: null }), [blogHead(id).key]: noHead }),
};

export const Loading: Story = { parameters: at() };

export const Failed: Story = { parameters: at({}, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { parameters: Ready.parameters, globals: { language: 'ur' } };
