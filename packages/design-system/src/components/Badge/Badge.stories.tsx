import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Feedback/Badge',
  id: 'components-badge',
  component: Badge,
  args: { children: 'House' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly NonNullable<BadgeProps['tone']>[] = [
  'neutral',
  'primary',
  'secondary',
  'success',
  'warning',
  'error',
  'info',
  'picture',
];

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: 'verified', tone: 'success', children: 'Verified' } };

export const MostPopular: Story = { args: { tone: 'secondary', emphasis: 'strong', children: 'Most Popular' } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const StrongTones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} emphasis="strong">
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { children: longTitles.mixed } };

export const RightToLeft: Story = { args: { icon: 'photos', children: '8' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { args: { children: longTitles.mixed }, globals: { viewport: { value: 'phone' } } };
