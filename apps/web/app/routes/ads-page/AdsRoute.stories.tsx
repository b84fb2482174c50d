import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AdsRoute from './AdsRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Ads on our site',
  id: 'screens-routes-ads-page-adsroute',
  component: AdsRoute,
  parameters: screenParameters({ path: '/ads-page' }),
} satisfies Meta<typeof AdsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
