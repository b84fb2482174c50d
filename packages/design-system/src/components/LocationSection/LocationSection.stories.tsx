import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocationSection } from './LocationSection.tsx';

const meta = {
  title: 'Projects/LocationSection',
  id: 'components-locationsection',
  component: LocationSection,
  args: {
    picture: sitePictures['grand-monarch-location'],
    alt: 'Map of the Clifton seafront with Grand Monarch marked',
    enlarge: { label: 'Open the map', href: '#map' },
    placesTitle: 'Driving times',
    places: [
      { name: 'Sea View promenade', time: '1 min' },
      { name: 'Dolmen Mall Clifton', time: '5 min' },
      { name: 'Abdullah Shah Ghazi Mazar', time: '7 min' },
      { name: 'Boat Basin', time: '11 min' },
    ],
    note: 'Approximate driving times. Stylised map, not to scale.',
  },
  parameters: { usualBrand: 'grand-monarch' },
  decorators: [
    (Story) => (
      <>
        <h2>Prime Location</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LocationSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLargeMap: Story = { args: { enlarge: undefined, note: undefined } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** Places that people know, each with its minutes and how they are counted, so that they can be checked. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “Very near” is no time, and a mall without its name could be any mall. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    placesTitle: 'Everything is near',
    places: [
      { name: 'Beach', time: 'Very near' },
      { name: 'Mall', time: 'Near' },
      { name: 'City centre', time: 'Minutes away' },
    ],
    note: undefined,
  },
};

export const LongText: Story = { args: { places: [{ name: longTitles.mixed, time: '42 min' }] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
