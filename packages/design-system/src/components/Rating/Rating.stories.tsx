import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Layout/Rating',
  id: 'components-rating',
  component: Rating,
  parameters: { without: { LongText: 'It holds no text.', PhoneWidth: 'It is as small on every screen.' } },
  args: { value: 5 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
};

export const Three: Story = { args: { value: 3 } };

export const RightToLeft: Story = { args: { value: 3 }, parameters: { direction: 'rtl' } };
