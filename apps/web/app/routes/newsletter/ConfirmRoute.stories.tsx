import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks as words } from '../../content/newsletterLinks.ts';
import { screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmRoute from './ConfirmRoute.tsx';

const path = '/newsletter/confirm';
const opened = (query: string) => screenParameters({ path, at: `${path}?${query}` });

const meta = {
  ...screenStories,
  title: 'Newsletter, confirm',
  id: 'screens-routes-newsletter-confirmroute',
  component: ConfirmRoute,
  parameters: opened('token=from-the-mail'),
} satisfies Meta<typeof ConfirmRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the button is pressed. */
export const Ready: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.confirm.button })).toBeVisible(),
};

export const Done: Story = {
  tags: ['no-visual'],
  parameters: opened('done=1'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.confirmed.heading })).toBeVisible(),
};

export const Expired: Story = {
  parameters: opened('token=from-the-mail&refused=NEWSLETTER_LINK_INVALID'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: words.expired.heading })).toBeVisible();
    await expect(canvas.getByRole('button', { name: newsletter.submit })).toBeVisible();
  },
};

/** The link is as good as before: it is pressed again. */
export const Failed: Story = {
  parameters: opened('token=from-the-mail&refused=TOO_MANY_REQUESTS'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(newsletter.failed);
    await expect(canvas.getByRole('button', { name: words.confirm.button })).toBeVisible();
  },
};

/** The box was sent without scripts. */
export const Asked: Story = {
  tags: ['no-visual'],
  parameters: opened('asked=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.asked.heading })).toBeVisible(),
};

/** The same with an address that no mail reaches. */
export const AddressRefused: Story = {
  tags: ['no-visual'],
  parameters: opened('email=amna&refused=EMAIL_INVALID'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(EMAIL_INVALID)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: newsletter.email.label })).toHaveValue('amna');
  },
};
