import type { FreshnessQuestion } from '@karachi-estates/contracts/freshness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshness as words } from '../../content/freshness.ts';
import { freshnessQuestion } from '../../data/freshness.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ConfirmListingRoute from './ConfirmListingRoute.tsx';

const path = '/confirm-listing';
const question: FreshnessQuestion = {
  property_id: 7,
  title: '240 sq yd house in Clifton',
  price: 95_000_000,
  purpose: 'sale',
  answers: ['available', 'price', 'sold'],
  left: false,
};
const opened = (query: string, shown?: FreshnessQuestion, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?${query}`,
    network,
    fallback: shown && { [freshnessQuestion('from-the-mail').key]: shown },
  });
const asked = (shown: FreshnessQuestion, more = '') => opened(`token=from-the-mail${more}`, shown);

const meta = {
  ...screenStories,
  title: 'Confirm that a home is available',
  id: 'screens-routes-confirm-listing-confirmlistingroute',
  component: ConfirmListingRoute,
} satisfies Meta<typeof ConfirmListingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before a button is pressed; the answer of the link comes first. */
export const Ready: Story = {
  parameters: asked(question, '&answer=sold'),
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: /it is|price/i });
    await expect(buttons[0]).toHaveTextContent(words.confirm.buttons.sold);
  },
};

export const Left: Story = { parameters: asked({ ...question, left: true }, '&answer=available') };

/** Its seller has paused it since: only that it is over can be said. */
export const Paused: Story = {
  parameters: asked({ ...question, answers: ['sold'], paused: true }, '&answer=available'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.confirm.paused)).toBeVisible(),
};

export const PriceNotUnderstood: Story = {
  parameters: asked(question, '&answer=price&refused=PRICE_NOT_UNDERSTOOD'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.confirm.refused.price)).toBeVisible(),
};

/** A price far from what is usual is asked about, and taken with one press more. */
export const PriceAskedAbout: Story = {
  parameters: screenParameters({
    path,
    at: `${path}?token=from-the-mail&answer=price&price=95+lakh`,
    network: 'silent',
    fallback: {
      [freshnessQuestion('from-the-mail', '95 lakh').key]: {
        ...question,
        price_question: {
          price: 9_500_000,
          text: 'Others ask 9.5 times as much here (3.75 Lakh per sq yd in the middle). Is a digit missing?',
        },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Is a digit missing/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /New price/ })).toHaveValue('95 lakh');
    await expect(canvas.getByRole('button', { name: words.confirm.sure })).toBeVisible();
  },
};

export const Answered: Story = {
  parameters: asked({ ...question, answers: [] }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.confirm.answered.heading })).toBeVisible(),
};

export const Done: Story = {
  parameters: opened('done=LISTING_CONFIRMED'),
  play: async ({ canvas }) => expect(await canvas.findByText(words.done.LISTING_CONFIRMED)).toBeVisible(),
};

export const Invalid: Story = {
  parameters: opened(''),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: words.confirm.invalid.heading })).toBeVisible(),
};

export const Loading: Story = { parameters: opened('token=from-the-mail') };

export const Failed: Story = { parameters: opened('token=from-the-mail', undefined, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
