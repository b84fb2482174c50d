import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import PrivacyRoute from './PrivacyRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Privacy',
  id: 'screens-routes-privacy-privacyroute',
  component: PrivacyRoute,
  parameters: screenParameters({ path: '/privacy', api: storySettings }),
} satisfies Meta<typeof PrivacyRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
