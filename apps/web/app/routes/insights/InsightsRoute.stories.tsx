import {
  getInsights,
  getInsightYear,
  getListingChanges,
  getListingCourse,
  getListingTotals,
} from '@karachi-estates/contracts/insights';
import { aCourse, aYear, someChanges, someInsights, someListings } from '@karachi-estates/fixtures/insights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { insights } from '../../content/insights.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import { storySettings } from '../../stories/storySettings.ts';
import InsightsRoute from './InsightsRoute.tsx';

const world = (api: ScreenStory['api']) =>
  screenParameters({ path: '/insights', session: 'seller', api: { ...storySettings, ...api } });

const seven = { property_id: '7' };
const listings = {
  ...answers(getListingTotals, { answer: someListings }),
  ...answers(getListingCourse, { answer: aCourse() }, seven),
};
const premium = {
  ...answers(getInsights, { answer: someInsights() }),
  ...listings,
  ...answers(getListingChanges, { answer: someChanges }, seven),
  ...answers(getInsightYear, { answer: aYear }),
};

const meta = {
  ...screenStories,
  title: 'Insights',
  id: 'screens-routes-insights-insightsroute',
  component: InsightsRoute,
  parameters: world(premium),
} satisfies Meta<typeof InsightsRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kind that is chosen changes chart and table. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Half of 9 similar listings have more than 180/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Seen in lists' }));
    await expect(await canvas.findByText(/Half of 9 similar listings have more than 1,620/)).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Featured 22 November 2026 8 a day too early/ })).toBeVisible();
  },
};

/** What Premium would add is there with invented figures. */
export const Pro: Story = {
  parameters: world({
    ...answers(getInsights, { answer: someInsights({ plan: 'pro', level: 'listings' }) }),
    ...listings,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invented figures')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  },
};

export const Basic: Story = {
  parameters: world(answers(getInsights, { answer: someInsights({ plan: 'basic', level: 'totals' }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Invented figures')).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'See plans' })[0]).toHaveAttribute('href', '/plans');
  },
};

/** A median of four would tell what single sellers have. */
export const FewSimilar: Story = {
  parameters: world({
    ...premium,
    ...answers(
      getListingCourse,
      { answer: aCourse({ similar: 4, median: null, days: aCourse().days.map((day) => ({ ...day, median: null })) }) },
      seven,
    ),
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/too few similar listings/)).toBeVisible(),
};

export const Empty: Story = {
  parameters: world({
    ...premium,
    ...answers(getListingTotals, { answer: [] }),
    ...answers(getInsightYear, { answer: { ...aYear, groups: [] } }),
  }),
};

export const Loading: Story = { parameters: world(answers(getInsights, 'pending')) };

export const Failed: Story = { parameters: world(answers(getInsights, { failure: 500 })) };

/** The switch is there, and says that nothing is mailed yet. */
export const Unconfirmed: Story = {
  tags: ['no-visual'],
  parameters: world({ ...premium, ...answers(getInsightYear, { answer: { ...aYear, email_confirmed: false } }) }),
  play: async ({ canvas }) => expect(await canvas.findByText(new RegExp(insights.year.mailWaits))).toBeVisible(),
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

export const Urdu: Story = { globals: { language: 'ur' } };
