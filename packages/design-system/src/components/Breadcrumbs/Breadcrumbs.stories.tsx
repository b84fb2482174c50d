import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const up = [
  { label: 'Home', href: '#home' },
  { label: 'Properties', href: '#properties' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: { trail: [...up, { label: '500 sq yd house with a basement' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 sq yd house with a basement')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = { args: { trail: [...up, { label: longTitles.mixed }] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
