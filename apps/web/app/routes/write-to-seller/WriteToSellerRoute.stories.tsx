import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { property } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import WriteToSellerRoute from './WriteToSellerRoute.tsx';

const path = '/write-to-seller';
const words = trust.write;
const listing = aProperty();
const at = (query = '', isRead = true, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?id=${listing.property_id}${query}`,
    network,
    fallback: isRead ? { [property(listing.property_id).key]: listing } : undefined,
  });

const meta = { ...screenStories, component: WriteToSellerRoute } satisfies Meta<typeof WriteToSellerRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: new RegExp(words.words) })).toBeVisible();
    await expect(canvas.getByText(words.privacy)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: at('&refused=ENQUIRY_EMAIL_INVALID'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.refused.email)).toBeVisible(),
};

export const Sent: Story = {
  parameters: at('&sent=1'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.sent.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: at('', false) };

export const Failed: Story = { parameters: at('', false, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
