import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks as words } from '../../content/newsletterLinks.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import UnsubscribeRoute from './UnsubscribeRoute.tsx';

const path = '/newsletter/unsubscribe';
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Newsletter, unsubscribe',
  id: 'screens-routes-newsletter-unsubscriberoute',
  component: UnsubscribeRoute,
  parameters: opened('token=from-the-letter'),
} satisfies Meta<typeof UnsubscribeRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: words.unsubscribe.button })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened('done=1'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.unsubscribed.heading })).toBeVisible(),
};

/** Whoever wants to leave is not asked to subscribe. */
export const Expired: Story = {
  parameters: opened('token=from-the-letter&refused=NEWSLETTER_LINK_INVALID'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: words.notEnded.heading })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: newsletter.submit })).toBeNull();
  },
};

/** The link is as good as before: it is pressed again. */
export const Failed: Story = {
  parameters: opened('token=from-the-letter&refused=TOO_MANY_REQUESTS'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(newsletter.failed);
    await expect(canvas.getByRole('button', { name: words.unsubscribe.button })).toBeVisible();
  },
};

/** The mail with a seller's figures of the week. */
export const Figures: Story = {
  tags: ['no-visual'],
  parameters: opened('of=insights&token=from-the-mail'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.figures.button })).toBeVisible(),
};

export const FiguresEnded: Story = {
  tags: ['no-visual'],
  parameters: opened('of=insights&done=1'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.figuresEnded.heading })).toBeVisible(),
};

export const FiguresNotEnded: Story = {
  tags: ['no-visual'],
  parameters: opened('of=insights&token=forged&refused=INSIGHTS_LINK_INVALID'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.figuresNotEnded.heading })).toBeVisible(),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
