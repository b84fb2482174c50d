import type { AppealableDecision } from '@karachi-estates/contracts/appeals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { appealableDecision } from '../../data/appeals.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import AppealListingRoute from './AppealListingRoute.tsx';

const words = trust.appeal;
const path = '/appeal-listing';
const decision: AppealableDecision = {
  property_id: 7,
  title: '240 sq yd house in Clifton',
  reason: 'price',
  words: 'It is half of what is asked there.',
  possible: true,
};
const opened = (query: string, shown?: AppealableDecision, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?${query}`,
    network,
    fallback: shown && { [appealableDecision('from-the-mail').key]: shown },
  });
const asked = (shown: AppealableDecision, more = '') => opened(`token=from-the-mail${more}`, shown);

const meta = {
  ...screenStories,
  title: 'Appeal against a decision',
  id: 'screens-routes-appeal-listing-appeallistingroute',
  component: AppealListingRoute,
} satisfies Meta<typeof AppealListingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: asked(decision),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: words.submit })).toBeVisible(),
};

export const WithoutWords: Story = {
  parameters: asked(decision, '&refused=APPEAL_WORDS_MISSING'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.refused.words)).toBeVisible(),
};

/** The ad is back, or there was an appeal already. */
export const Over: Story = {
  parameters: asked({ ...decision, possible: false }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.over.heading })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened('done=1'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.done.text)).toBeVisible(),
};

/** The address names no decision. */
export const Empty: Story = {
  parameters: opened(''),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: words.invalid.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: opened('token=from-the-mail') };

export const Failed: Story = {
  parameters: opened('token=from-the-mail', undefined, 'unreachable'),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const PhoneWidth: Story = { parameters: asked(decision), globals: { viewport: { value: 'phone' } } };
