import { aBlog, blogs } from '@karachi-estates/fixtures/blogs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { blog, newestBlogs } from '../../data/blogs.ts';
import type { Fallback } from '../../data/reading.ts';
import { inSite, withApi } from '../../stories/inSite.tsx';
import BlogRoute from './BlogRoute.tsx';
import { MORE_BLOGS } from './MoreBlogs.tsx';

const id = String(aBlog().id);
const at = (fallback: Fallback = {}) => inSite({ path: '/blogs/:id', address: `/blogs/${id}`, fallback });

const meta = {
  component: BlogRoute,
  parameters: { layout: 'fullscreen' },
  beforeEach: withApi('silent'),
} satisfies Meta<typeof BlogRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [at({ [blog(id).key]: aBlog(), [newestBlogs(MORE_BLOGS).key]: blogs(MORE_BLOGS) })],
};

export const NoPicture: Story = { decorators: [at({ [blog(id).key]: aBlog({ image: null }) })] };

export const Loading: Story = { decorators: [at()] };

export const Failed: Story = { beforeEach: withApi('unreachable'), decorators: [at()] };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
