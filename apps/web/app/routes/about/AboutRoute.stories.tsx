import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AboutRoute from './AboutRoute.tsx';

const meta = {
  ...screenStories,
  title: 'About us',
  id: 'screens-routes-about-aboutroute',
  component: AboutRoute,
  parameters: screenParameters({ path: '/about' }),
} satisfies Meta<typeof AboutRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The address under which sellers know it. */
export const AtAboutUs: Story = { parameters: screenParameters({ path: '/about-us' }) };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
