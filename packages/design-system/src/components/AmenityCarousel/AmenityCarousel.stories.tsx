import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AmenityCarousel } from './AmenityCarousel.tsx';

const amenities = [
  { name: 'Infinity Pool', picture: sitePictures['grand-monarch-infinity-pool'], alt: 'Infinity pool facing the sea' },
  { name: 'Gymnasium', picture: sitePictures['grand-monarch-gymnasium'], alt: 'Gymnasium with treadmills' },
  { name: 'Padel Court', picture: sitePictures['grand-monarch-padel-court'], alt: 'Blue padel court' },
  { name: 'Sunset Viewing Deck', picture: sitePictures['grand-monarch-sunset-deck'], alt: 'Deck with fire bowls' },
  {
    name: 'Indoor & Outdoor Kids Play Areas',
    picture: sitePictures['grand-monarch-kids-play-areas'],
    alt: 'Play area with slides',
  },
  { name: 'Outdoor Yoga Deck', picture: sitePictures['grand-monarch-yoga-deck'], alt: 'Yoga deck with mats' },
];

const meta = {
  title: 'Projects/AmenityCarousel',
  id: 'components-amenitycarousel',
  component: AmenityCarousel,
  args: {
    amenities,
    label: 'World-Class Amenities',
    labels: {
      previous: 'Previous amenities',
      next: 'Next amenities',
      pause: 'Pause the amenities',
      play: 'Play the amenities',
      goTo: (slide, count) => `Amenity ${slide} of ${count}`,
    },
  },
  parameters: { usualBrand: 'grand-monarch' },
} satisfies Meta<typeof AmenityCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-live]')).not.toBeNull(), { timeout: 5000 });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const TwoAmenities: Story = { args: { amenities: amenities.slice(0, 2) } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** A name of a few words says what is in the picture. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {},
};

/** A slogan instead of a name leaves people guessing what the project offers. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    amenities: amenities.map((each, index) => ({
      ...each,
      name: `Dive into a world of unforgettable luxury, relaxation and prestige, part ${index + 1}`,
    })),
  },
};

export const LongText: Story = {
  args: { amenities: amenities.map((each, index) => (index === 1 ? { ...each, name: longTitles.mixed } : each)) },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const TabletWidth: Story = { globals: { viewport: { value: 'tablet' } } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
