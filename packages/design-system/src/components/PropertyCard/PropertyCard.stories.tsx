import { aPropertyCard, longTitles, propertyCards } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLowData } from '../../lowData/inLowData.tsx';
import { PropertyCard } from './PropertyCard.tsx';

const meta = {
  title: 'Listings/PropertyCard',
  id: 'components-propertycard',
  component: PropertyCard,
  args: { property: aPropertyCard(), onFavouriteChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18.25rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('500 sq yd house');
    await expect(canvas.getByText('9.5 Crore')).toBeVisible();
    await expect(canvas.getByText('PKR 95,000,000')).toBeVisible();
    await expect(canvas.getByText('Parking')).toBeVisible();
  },
};

export const ForRent: Story = {
  args: { property: aPropertyCard(propertyCards(3)[2]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('85K / month');
  },
};

/** The stored spelling 'Appartment' reads 'Apartment'. */
export const Apartment: Story = {
  args: { property: aPropertyCard(propertyCards(5)[4]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apartment')).toBeVisible();
  },
};

export const Featured: Story = { args: { property: aPropertyCard({ featured: true }) } };

export const Favourite: Story = { args: { isFavourite: true } };

/** Where favourites are not offered there is no heart. */
export const WithoutHeart: Story = { args: { onFavouriteChange: undefined } };

export const NoPhoto: Story = { args: { property: aPropertyCard({ images: [], photo_count: 0 }) } };

/** Its seller said lately that it is to be had. */
export const Confirmed: Story = {
  args: { property: aPropertyCard({ confirmed_days: 3 }) },
  play: async ({ canvas }) => expect(canvas.getByText('Confirmed 3 days ago')).toBeVisible(),
};

/** Its seller does not answer: the picture steps back, the words stay. */
export const Unconfirmed: Story = {
  args: { property: aPropertyCard({ confirmed_days: 25, unconfirmed: true }) },
  play: async ({ canvas }) => expect(canvas.getByText('Not confirmed for 25 days')).toBeVisible(),
};

export const DefaultAvatar: Story = { args: { property: aPropertyCard({ seller_profile_image: null }) } };

/** A shop has no rooms and no parking; its size comes from the square feet. */
export const FewFacts: Story = {
  args: {
    property: aPropertyCard({
      property_type: 'Shop',
      title: 'Corner shop on the main road',
      bedrooms: null,
      bathrooms: null,
      dimension: '-',
      area_sqft: 420,
      garage: 0,
      photo_count: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('420 sq ft')).toBeVisible();
    await expect(canvas.queryByText('Parking')).toBeNull();
  },
};

/** A plot has neither rooms nor parking, whatever older data says; without a photo it is land and no house. */
export const Plot: Story = {
  args: {
    property: aPropertyCard({
      property_type: 'Residential Plot',
      title: 'Park-facing plot of 240 sq yd',
      dimension: '240 sq yd',
      bedrooms: 0,
      bathrooms: 2,
      garage: 1,
      images: [],
      photo_count: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Residential Plot')).toBeVisible();
    await expect(canvas.getByText('240 sq yd')).toBeVisible();
    await expect(canvas.queryByText(/bed|bath|Parking/)).toBeNull();
  },
};

/** The whole card is one link; the heart is a button of its own. */
export const Keyboard: Story = {
  args: { href: '#detail' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^View Details: 500 sq yd house/ });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#detail');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

/** The seller has a page: the name leads there, beside the link of the card and not inside it, also for a finger. */
export const SellerPage: Story = {
  args: { property: aPropertyCard({ seller_path: '/sellers/31-hina-qureshi' }), href: '#detail' },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('link', { name: args.property.seller_name });
    await expect(name).toHaveAttribute('href', '/sellers/31-hina-qureshi');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(name.closest('a a')).toBeNull();
    const { height, left, top, width } = name.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(24);
    await expect(name.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

/** The picture of the first card of a page is fetched first and never lazily. */
export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'House in DHA Phase 8' });
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
  },
};

/** Little data is wanted: the words first, and the photo on a tap, above the link of the card. */
export const LowData: Story = {
  args: { isPriority: true, isSeen: true, property: aPropertyCard({ featured: true }) },
  decorators: [inLowData],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const offer = canvas.getByRole('link', { name: /^Show photo · about \d+ KB: House in DHA Phase 8$/ });
    const { height, left, top, width } = offer.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(offer.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

/** The photo that was asked for; the seller's initials stay. */
export const LowDataTapped: Story = {
  ...LowData,
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('link', { name: /^Show photo/ }));
    const photo = canvas.getByRole('img', { name: 'House in DHA Phase 8' });
    await expect(photo).toHaveFocus();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

/** The title says kind, size and place as one would speak; price and rooms have their own lines. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { property: aPropertyCard({ title: '500 sq yd house, DHA Phase 8' }) },
};

/** Capitals, prices and phone numbers in the title shout and say the price twice; lists become hard to compare. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { property: aPropertyCard({ title: 'URGENT SALE!!! 9.5 CRORE, CALL 0300 1234567' }) },
};

export const LongText: Story = {
  args: {
    property: aPropertyCard({
      title: longTitles.mixed,
      area: 'Gulshan-e-Iqbal Town, Block 13-D/2, near Hassan Square',
      dimension: '1,000 sq yd (corner, extra land 45 sq yd)',
      seller_name: 'Syed Muhammad Abdul Rahman Karachiwala & Sons Estate Agency',
      seller_path: '/sellers/7-syed-muhammad-abdul-rahman-karachiwala-sons-estate-agency',
      price: 987_654_321_000,
      featured: true,
      property_type: 'Upper Portion',
    }),
  },
};

export const LowDataLongText: Story = { ...LowData, args: LongText.args ?? {}, play: undefined };

export const LowDataUrdu: Story = {
  ...LowData,
  args: { property: aPropertyCard({ title: longTitles.urdu, featured: true }) },
  globals: { language: 'ur' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^تصویر دکھائیں · تقریباً \d+ کلو بائٹ/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { property: aPropertyCard({ title: longTitles.urdu, featured: true }) },
};

/** Every word of the card in another language; the type and the price are the domain's. */
export const OtherLanguage: Story = {
  parameters: { direction: 'rtl' },
  args: {
    property: aPropertyCard({ title: longTitles.urdu, featured: true }),
    labels: {
      picture: (type, area) => `${area} میں ${type}`,
      photos: (count) => `${count} تصاویر`,
      featured: 'نمایاں',
      parking: 'پارکنگ',
      beds: (count) => `${count} بیڈ`,
      baths: (count) => `${count} باتھ`,
      viewDetails: 'تفصیل دیکھیں',
      save: 'محفوظ کریں',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^تفصیل دیکھیں: / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^محفوظ کریں / })).toBeVisible();
    await expect(canvas.queryByText(/View Details|Featured|Parking|\bbeds?\b|\bbaths?\b|photos?/)).toBeNull();
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
