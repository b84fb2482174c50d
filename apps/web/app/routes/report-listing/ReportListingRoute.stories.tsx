import { aProperty } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { trust } from '../../content/trust.ts';
import { pastProperty, property } from '../../data/properties.ts';
import { type ScreenStory, screenParameters, screenStories } from '../../stories/screenStory.tsx';
import ReportListingRoute from './ReportListingRoute.tsx';

const path = '/report-listing';
const words = trust.report;
const listing = aProperty();
const at = (query = '', isRead = true, network: ScreenStory['network'] = 'silent') =>
  screenParameters({
    path,
    at: `${path}?id=${listing.property_id}${query}`,
    network,
    fallback: isRead ? { [property(listing.property_id).key]: listing } : undefined,
  });

const meta = {
  ...screenStories,
  title: 'Report a listing',
  id: 'screens-routes-report-listing-reportlistingroute',
  component: ReportListingRoute,
} satisfies Meta<typeof ReportListingRoute>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: words.reasons.gone })).toBeChecked();
    await expect(canvas.getByRole('button', { name: words.submit })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: at('&reason=other&email=sana%40example.com&refused=REPORT_TEXT_MISSING'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.refused.text)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: words.reasons.other })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: words.email })).toHaveValue('sana@example.com');
  },
};

export const Sent: Story = {
  parameters: at('&receipt=R-7KQ2-M9XA'),
  play: async ({ canvas }) => expect(await canvas.findByText(/R-7KQ2-M9XA/)).toBeVisible(),
};

/** The address names no listing. */
export const Missing: Story = {
  parameters: screenParameters({ path, at: path }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: trust.missing.heading })).toBeVisible(),
};

/** The listing is not shown any more; a page without scripts cannot ask for it. */
export const Gone: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({
    path,
    at: `${path}?id=${listing.property_id}&text=They%20took%20my%20money&refused=PROPERTY_NOT_FOUND`,
    loaderData: { fallback: '{}', isUnknown: true },
    network: 'silent',
  }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: trust.missing.heading })).toBeVisible(),
};

/** The listing is over, and what is left of it has a page: fraud is often seen afterwards. */
export const Over: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({
    path,
    at: `${path}?id=${listing.property_id}`,
    loaderData: { fallback: '{}', isOver: true },
    fallback: {
      [pastProperty(listing.property_id).key]: { ...listing, status: 'sold', ended_at: '2026-11-02T09:00:00.000Z' },
    },
    network: 'silent',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: listing.title })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: words.reasons.fraud })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: words.reasons.gone })).toBeNull();
  },
};

/** The page with the number is read again once the listing is down. */
export const SentAndGone: Story = {
  tags: ['no-visual'],
  parameters: screenParameters({
    path,
    at: `${path}?id=${listing.property_id}&receipt=R-7KQ2-M9XA`,
    loaderData: { fallback: '{}', isUnknown: true },
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/R-7KQ2-M9XA/)).toBeVisible(),
};

export const Loading: Story = { parameters: at('', false) };

export const Failed: Story = { parameters: at('', false, 'unreachable') };

export const PhoneWidth: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
