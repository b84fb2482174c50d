import { getProperty } from '@karachi-estates/contracts/properties';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { aProperty, propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { compare } from '../../content/compare.ts';
import { homePapers } from '../../content/homePapers.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { trust } from '../../content/trust.ts';
import { pastProperty, property, similarProperties } from '../../data/properties.ts';
import { siteSettings } from '../../data/settings.ts';
import { answers, type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import PropertyRoute from './PropertyRoute.tsx';

const path = '/property-detail-home/:segment';
const shown = aProperty();
const settings = {
  [siteSettings().key]: {
    siteUrl: 'https://karachi-estates.example',
    contact: { email: '', phone: '', address: '', chatUrl: '' },
    demoData: true,
  },
};
const handedOver = propertyCards(1)[0];
const longSeller = 'Syed Muhammad Abdul Rahman Karachiwala & Sons Estate Agency';

const opened = (screen: Omit<ScreenStory, 'path'>, network: ScreenStory['network'] = 'silent') =>
  screenParameters({ path, network, ...screen });

const meta = {
  ...screenStories,
  title: 'Property',
  id: 'screens-routes-property-propertyroute',
  component: PropertyRoute,
} satisfies Meta<typeof PropertyRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is whole: the code for this button comes after it. */
const comparable: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText(compare.add)).toBeVisible();
};

export const Ready: Story = {
  parameters: opened({
    at: propertyPath(shown),
    fallback: {
      ...settings,
      [property(shown.property_id).key]: shown,
      [similarProperties(shown.property_id).key]: propertyCards(4),
    },
  }),
  play: comparable,
};

/** Its seller declares something of the papers. */
export const WithPapers: Story = {
  parameters: opened({
    at: propertyPath(shown),
    fallback: {
      ...settings,
      [property(shown.property_id).key]: {
        ...shown,
        home_papers: [
          { line: 'authority', value: 'dha', seen_at: null },
          { line: 'title', value: 'sub-lease', seen_at: '2026-11-20T08:00:00.000Z' },
          { line: 'claims', value: 'none', seen_at: null },
        ],
      },
      [similarProperties(shown.property_id).key]: [],
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await comparable(context);
    await expect(await canvas.findByText('Document seen by us on 20 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: homePapers.checklist })).toBeVisible();
  },
};

/** The staff joined it with other sellers' offers: each with price, day and seller; one of them has no page. */
export const WithOtherOffers: Story = {
  parameters: opened({
    at: propertyPath(shown),
    fallback: {
      ...settings,
      [property(shown.property_id).key]: {
        ...shown,
        other_offers: [
          {
            ...{ property_id: 1301, slug: 'bungalow-by-the-park', price: 92_500_000, purpose: 'sale' },
            ...{ seller_name: 'Bilal Ahmed', seller_path: '/sellers/9-bilal-ahmed' },
            posted_at: '2026-11-02T09:00:00.000Z',
          },
          {
            ...{ property_id: 1377, slug: 'house-to-let', price: 450_000, purpose: 'rent' },
            ...{ seller_name: longSeller, posted_at: '2026-11-12T09:00:00.000Z' },
          },
        ],
      },
      [similarProperties(shown.property_id).key]: [],
    },
  }),
  play: async (context) => {
    const { canvas } = context;
    await comparable(context);
    const { offers } = propertyPage;
    await expect(await canvas.findByRole('heading', { name: offers.heading.homes })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `${offers.view}: Bilal Ahmed` })).toHaveAttribute(
      'href',
      '/property-detail-home/1301-bungalow-by-the-park',
    );
    await expect(canvas.getByRole('link', { name: 'Bilal Ahmed' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: longSeller })).toBeNull();
  },
};

/** The card of the page before has handed its property over: only what a card does not know is still on its way. */
export const HandedOver: Story = {
  parameters: opened({
    at: handedOver ? propertyPath(handedOver) : '/',
    state: { property: handedOver },
    fallback: settings,
  }),
  play: comparable,
};

const limited = answers(getProperty, { failure: 429, message: 'Please come back a little later.' });

/** Its reader has opened too many contacts within an hour: the card of the page before is all there is. */
export const Limited: Story = {
  parameters: opened({
    at: handedOver ? propertyPath(handedOver) : '/',
    state: { property: handedOver },
    fallback: settings,
    api: limited,
  }),
  play: async (context) => {
    const { canvas } = context;
    await comparable(context);
    await expect(await canvas.findByRole('heading', { name: trust.slowDown.heading })).toBeVisible();
    await expect(canvas.queryByText('The seller has not left a phone number.')).toBeNull();
  },
};

/** The same where no card led here. */
export const LimitedAlone: Story = {
  parameters: opened({ at: propertyPath(shown), fallback: settings, api: limited }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: trust.slowDown.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: trust.browse })).toHaveAttribute('href', '/properties');
  },
};

export const Loading: Story = {
  parameters: opened({ at: propertyPath(shown), fallback: settings }),
};

/** Who opens a link of last month sees that it is sold, what it was, and homes like it; nobody is called about it. */
export const Sold: Story = {
  parameters: opened({
    at: handedOver ? propertyPath(handedOver) : '/',
    fallback: handedOver
      ? {
          ...settings,
          [pastProperty(handedOver.property_id).key]: {
            ...handedOver,
            ...{ status: 'sold', ended_at: '2026-11-02T09:00:00.000Z' },
          },
          [similarProperties(handedOver.property_id).key]: propertyCards(3).slice(1),
        }
      : settings,
    loaderData: { fallback: {}, isMissing: true, past: 'ended' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sold on 2 November 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: propertyPage.facts.heading })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: propertyPage.contact.report })).toBeVisible();
  },
};

/** There is no such property. */
export const Empty: Story = {
  parameters: opened({ at: '/property-detail-home/x-y', fallback: settings }),
};

export const Failed: Story = {
  parameters: opened({ at: propertyPath(shown), fallback: settings }, 'unreachable'),
};

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** Its title is English and begins with a number, which stays in front. */
export const Urdu: Story = {
  globals: { language: 'ur' },
  parameters: opened({
    at: propertyPath(shown),
    fallback: {
      ...settings,
      [property(shown.property_id).key]: { ...shown, title: `2-bedroom ${shown.title}` },
      [similarProperties(shown.property_id).key]: propertyCards(4),
    },
  }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const title = within(heading).getByText(/^2-bedroom/).firstChild;
    const leftOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(title as Text, from);
      range.setEnd(title as Text, to);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(0, 1)).toBeLessThan(leftOf(2, 4));
  },
};
