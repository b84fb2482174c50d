import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import PlanRulesRoute from './PlanRulesRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Rules of the plans',
  id: 'screens-routes-plan-rules-planrulesroute',
  component: PlanRulesRoute,
  parameters: screenParameters({ path: '/plans/rules', api: storySettings }),
} satisfies Meta<typeof PlanRulesRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No paid day is cut/)).toBeVisible();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
