import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ServicesRoute from './ServicesRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Services',
  id: 'screens-routes-services-servicesroute',
  component: ServicesRoute,
  parameters: screenParameters({ path: '/services' }),
} satisfies Meta<typeof ServicesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
