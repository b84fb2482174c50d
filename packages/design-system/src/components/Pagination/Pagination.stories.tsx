import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  id: 'components-pagination',
  component: Pagination,
  args: { label: 'Homes', previousHref: '#1', nextHref: '#3', summary: '25 to 48 of 1,284' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = {
  args: { previousHref: undefined, summary: '1 to 24 of 1,284' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  },
};

export const LastPage: Story = { args: { nextHref: undefined, summary: '1,273 to 1,284 of 1,284' } };

export const OnePage: Story = {
  args: { nextHref: undefined, previousHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongText: Story = {
  args: { labels: { previous: 'Newer articles', next: 'Older articles about Karachi' }, summary: 'Page 2 of 14' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
