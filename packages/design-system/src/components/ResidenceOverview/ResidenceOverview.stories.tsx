import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResidenceOverview } from './ResidenceOverview.tsx';

const residences = [
  {
    id: '5bed',
    name: '5 Bedroom',
    title: 'The Crown Jewel',
    summary: 'Private infinity pool and oceanfront living',
    picture: sitePictures['grand-monarch-gallery-4'],
    alt: 'Pool deck at sunset',
  },
  {
    id: '4bed',
    name: '4 Bedroom',
    title: 'Royal Haven',
    summary: 'Sea or city view, with room for the whole family',
    picture: sitePictures['grand-monarch-residence-1'],
    alt: 'Living room with sea view',
  },
  {
    id: '3bed-terrace',
    name: '3 Bedroom with Terrace',
    title: 'Royal Haven',
    summary: 'A terrace between city and sea',
    picture: sitePictures['grand-monarch-gallery-8'],
    alt: 'Terrace at dusk',
  },
  {
    id: '3bed',
    name: '3 Bedroom',
    title: 'Royal Haven',
    summary: 'A smart plan full of daylight',
    picture: sitePictures['grand-monarch-gallery-6'],
    alt: 'Living room by day',
  },
];

const meta = {
  title: 'Projects/ResidenceOverview',
  id: 'components-residenceoverview',
  component: ResidenceOverview,
  args: { residences, viewDetails: 'View details' },
  parameters: { usualBrand: 'grand-monarch' },
  decorators: [
    (Story) => (
      <>
        <h2 style={visuallyHidden}>Residences</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ResidenceOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 Bedroom with Terrace' })).toHaveAttribute('href', '#3bed-terrace');
  },
};

export const Three: Story = { args: { residences: residences.slice(0, 3) } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** The name says how many bedrooms there are, so that a family finds its home at a glance. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Type A” is the architect’s word: who looks for three bedrooms has to open all four. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    residences: residences.map((each, index) => ({
      ...each,
      name: `Type ${'ABCD'[index]}`,
      title: 'Apartment',
      summary: 'Click here for more information',
    })),
  },
};

export const LongText: Story = {
  args: { residences: residences.map((each, index) => (index === 0 ? { ...each, summary: longTitles.mixed } : each)) },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** The words begin below the fade, however many lines they take. */
export const LongTextOnAPhone: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const [first] = args.residences;
    const title = canvas.getAllByText(first?.title ?? '')[0] as HTMLElement;
    const words = title.parentElement as HTMLElement;
    await expect(getComputedStyle(words).backgroundImage).toContain('gradient');
    await expect(title.offsetTop - words.offsetTop).toBeGreaterThanOrEqual(56);
  },
};

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
