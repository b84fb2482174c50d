import type { FreshnessShare } from '@karachi-estates/contracts/freshness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshness as words } from '../../content/freshness.ts';
import { freshnessShare } from '../../data/freshness.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import FreshnessRoute from './FreshnessRoute.tsx';

const path = '/freshness';
const share: FreshnessShare = { days: 14, listings: 600, confirmed: 541, dimmed: 23, left: 12 };
const at = (shown?: FreshnessShare, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path, at: path, network, fallback: shown && { [freshnessShare.key]: shown } });

const meta = {
  ...screenStories,
  title: 'Freshness',
  id: 'screens-routes-freshness-freshnessroute',
  component: FreshnessRoute,
} satisfies Meta<typeof FreshnessRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at(share),
  play: async ({ canvas }) => expect(await canvas.findByText('90%')).toBeVisible(),
};

export const Empty: Story = {
  parameters: at({ ...share, listings: 0, confirmed: 0, dimmed: 0, left: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByText(words.share.none)).toBeVisible(),
};

export const Loading: Story = { parameters: at() };

export const Failed: Story = { parameters: at(undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
