import { getSettings } from '@karachi-estates/contracts/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faqs } from '../../content/faqs.ts';
import { answers, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import FaqsRoute from './FaqsRoute.tsx';

const meta = {
  ...screenStories,
  title: 'Questions and answers',
  id: 'screens-routes-faqs-faqsroute',
  component: FaqsRoute,
  parameters: screenParameters({ path: '/faqs', api: storySettings }),
} satisfies Meta<typeof FaqsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: faqs.more.action })).toBeVisible(),
};

/** Without the operator's contacts there is no chat to offer, and every answer still stands. */
export const Failed: Story = {
  parameters: screenParameters({ path: '/faqs', api: answers(getSettings, { failure: 0 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: faqs.more.heading })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: faqs.more.action })).toBeNull();
  },
};

/** The address under which sellers know it. */
export const AtFaq: Story = { parameters: screenParameters({ path: '/faq', api: storySettings }) };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
