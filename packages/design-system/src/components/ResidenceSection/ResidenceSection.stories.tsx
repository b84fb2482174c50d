import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResidenceSection } from './ResidenceSection.tsx';

const meta = {
  title: 'Projects/ResidenceSection',
  id: 'components-residencesection',
  component: ResidenceSection,
  args: {
    id: '5bed',
    name: '5 Bedroom',
    title: 'The Crown Jewel',
    description:
      'The largest of the residences faces the water from end to end. Living rooms open onto a terrace with a pool of its own.',
    features: ['Private infinity pool', '4 reserved parking spots', 'En-suite bedrooms', 'Oceanfront living'],
    pictures: [
      { picture: sitePictures['grand-monarch-residence-1'], alt: 'Oceanfront living room' },
      { picture: sitePictures['grand-monarch-residence-2'], alt: 'Living room with sea view' },
    ],
    floorPlan: { label: 'View Floor Plan', href: '#plan' },
    picturesAt: 'start',
    sliderLabels: {
      previous: 'Previous picture',
      next: 'Next picture',
      pause: 'Pause the pictures',
      play: 'Play the pictures',
      goTo: (slide, count) => `Picture ${slide} of ${count}`,
    },
  },
  parameters: { usualBrand: 'grand-monarch', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <h2 style={visuallyHidden}>The residences in detail</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ResidenceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Floor Plan' })).toHaveAttribute('target', '_blank');
  },
};

export const PicturesAtTheEnd: Story = { args: { picturesAt: 'end' } };

export const WithoutPlan: Story = { args: { floorPlan: undefined } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** Four features of a few words each say what this home has and others do not. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** What every flat has hides the pool, and a list of twelve is read by nobody. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    features: [
      'Tiled floors',
      'Electricity',
      'Water supply',
      'Main door',
      'Windows',
      'Kitchen cabinets',
      'Private infinity pool',
      'Wardrobes',
      'Light fittings',
      'Exhaust fans',
      'Cable connection',
      'Painted walls',
    ],
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, features: [longTitles.mixed, 'Natural light'] } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
