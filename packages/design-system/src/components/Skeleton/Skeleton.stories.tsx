import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
  parameters: { without: { LongText: 'It holds no text.', PhoneWidth: 'It is as wide as what it stands for.' } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Heading: Story = { args: { shape: 'heading', width: '60%' } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Control: Story = { args: { shape: 'control' } };

/** Several pieces make the shape of what comes. */
export const OfAParagraph: Story = {
  render: () => (
    <div style={{ maxWidth: '26rem' }}>
      <Skeleton shape="heading" width="55%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  ),
};

export const RightToLeft: Story = { args: { width: '50%' }, parameters: { direction: 'rtl' } };
