import { aBlog } from '@karachi-estates/fixtures/blogs';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleView } from './ArticleView.tsx';

const blog = aBlog();

const meta = {
  title: 'Layout/ArticleView',
  id: 'components-articleview',
  component: ArticleView,
  args: {
    title: blog.title,
    html: blog.content,
    published: { date: blog.created_at, label: '3 November 2026' },
    byline: 'By Karachi Estates',
    cover: blog.image,
    coverAlt: blog.image_alt,
  },
} satisfies Meta<typeof ArticleView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heading comes before everything else. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: blog.title })).toBeVisible();
    await expect(canvas.getByRole('img', { name: blog.image_alt })).toBeVisible();
  },
};

export const NoCover: Story = { args: { cover: null } };

/** The heading says what one learns, the line below it when it was written and by whom. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A heading that hides its subject, a date for machines and “admin” give no reason to trust the text. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'You WON’T BELIEVE what this seller hid!!!',
    published: { date: blog.created_at, label: blog.created_at },
    byline: 'By admin',
  },
};

export const LongText: Story = { args: { title: longTitles.mixed } };

/** An English article is read as English, from left to right. */
export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
    const text = canvasElement.querySelector('div[lang]');
    await expect(text).toHaveAttribute('lang', 'en');
    await expect(text).toHaveAttribute('dir', 'ltr');
  },
};

export const UrduArticle: Story = {
  args: {
    title: 'کراچی میں گھر لینے سے پہلے',
    html: '<p>کاغذات، راستہ اور پانی: یہ تین باتیں <strong>خود</strong> دیکھیں۔</p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'rtl');
    await expect(canvasElement.querySelector('div[lang]')).toHaveAttribute('lang', 'ur');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
