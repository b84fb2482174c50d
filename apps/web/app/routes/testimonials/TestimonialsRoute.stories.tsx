import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import TestimonialsRoute from './TestimonialsRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Testimonials',
  id: 'screens-routes-testimonials-testimonialsroute',
  component: TestimonialsRoute,
  parameters: screenParameters({ path: '/testimonials' }),
} satisfies Meta<typeof TestimonialsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
