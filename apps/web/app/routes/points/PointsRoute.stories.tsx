import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import PointsRoute from './PointsRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Points',
  id: 'screens-routes-points-pointsroute',
  component: PointsRoute,
  parameters: screenParameters({ path: '/points' }),
} satisfies Meta<typeof PointsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
