import { aBlog, blogs } from '@karachi-estates/fixtures/blogs';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlogCard } from './BlogCard.tsx';

const meta = {
  title: 'Layout/BlogCard',
  id: 'components-blogcard',
  component: BlogCard,
  args: { blog: aBlog(), href: '#article', date: '3 November 2026', readMore: 'Read More', level: 2 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link, 'Read More' and the title, covers the card. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const link = canvas.getByRole('link', { name: `Read More ${args.blog.title}` });
    await expect(link).toHaveTextContent(`Read More ${args.blog.title}`);
    await expect(link).toHaveAttribute('href', '#article');
  },
};

export const NoPicture: Story = { args: { blog: aBlog({ image: null }) } };

export const Priority: Story = { args: { priority: true } };

export const InAGrid: Story = {
  decorators: [],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}>
      {blogs(3).map((blog) => (
        <BlogCard key={blog.id} {...args} blog={blog} />
      ))}
    </div>
  ),
};

/** The title says what one learns, and the excerpt begins to tell it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A title and an excerpt that only say that there is an article have to be opened to be understood. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    blog: aBlog({
      title: 'IMPORTANT NEWS YOU MUST READ',
      excerpt: 'In this article you will find everything that you need to know about this topic. Read on!',
    }),
    readMore: 'Click here',
  },
};

export const LongText: Story = {
  args: { blog: aBlog({ title: longTitles.mixed, excerpt: `${longTitles.mixed} ${longTitles.mixed}` }) },
};

/** An English article is read as English, from its own side. */
export const RightToLeft: Story = {
  args: { blog: aBlog({ excerpt: `${longTitles.mixed} ${longTitles.mixed}` }) },
  parameters: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: args.blog.title });
    const excerpt = canvas.getByText(args.blog.excerpt);
    for (const element of [heading, excerpt]) {
      await expect(element).toHaveAttribute('lang', 'en');
      await expect(element).toHaveAttribute('dir', 'ltr');
      await expect(getComputedStyle(element).textAlign).toBe('start');
    }
    // The dots at the end of its second line are inside of it.
    await expect(excerpt.scrollHeight).toBeGreaterThan(excerpt.clientHeight);
    await expect(excerpt.scrollWidth).toBe(excerpt.clientWidth);
  },
};

export const UrduArticle: Story = {
  args: {
    blog: aBlog({ title: 'کراچی میں گھر لینے سے پہلے', excerpt: 'کاغذات، راستہ اور پانی: یہ تین باتیں خود دیکھیں۔' }),
  },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { name: args.blog.title });
    await expect(heading).toHaveAttribute('lang', 'ur');
    await expect(heading).toHaveAttribute('dir', 'rtl');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
