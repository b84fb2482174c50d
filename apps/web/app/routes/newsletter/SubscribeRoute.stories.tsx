import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks as words } from '../../content/newsletterLinks.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import SubscribeRoute from './SubscribeRoute.tsx';

const path = '/newsletter';
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Newsletter, sign up',
  id: 'screens-routes-newsletter-subscriberoute',
  component: SubscribeRoute,
  tags: ['no-visual'],
  parameters: screenParameters({ path }),
} satisfies Meta<typeof SubscribeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('textbox', { name: newsletter.email.label })).toBeVisible(),
};

/** A form without scripts was taken. */
export const Asked: Story = {
  parameters: opened('done=asked'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.asked.heading })).toBeVisible(),
};

export const Refused: Story = {
  parameters: opened('email=amna&refused=EMAIL_INVALID'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EMAIL_INVALID)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: newsletter.email.label })).toHaveValue('amna');
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
