import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import TermsRoute from './TermsRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Terms',
  id: 'screens-routes-terms-termsroute',
  component: TermsRoute,
  parameters: screenParameters({ path: '/terms-and-conditions', api: storySettings }),
} satisfies Meta<typeof TermsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
