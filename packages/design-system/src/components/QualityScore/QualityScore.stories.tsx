import { type QualityFacts, qualityOf } from '@karachi-estates/domain/properties/quality';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QualityScore } from './QualityScore.tsx';

const whole: QualityFacts = {
  title: '240 sq yd house in Gulshan-e-Iqbal',
  propertyType: 'House',
  price: 45_000_000,
  areaNames: ['Gulshan-e-Iqbal'],
  dimension: '240 sq yd',
  bedrooms: 4,
  bathrooms: 4,
  photos: 8,
  description: 'word '.repeat(100),
  daysOld: 0,
};

const meta = {
  title: "Seller's workspace/QualityScore",
  id: 'components-qualityscore',
  component: QualityScore,
  tags: ['new'],
  parameters: { without: { LongText: 'Its sentences are its own and always the same.' } },
  args: {
    quality: qualityOf({ ...whole, photos: 3, dimension: '10 marla' }),
    children: (
      <Link href="/points" underline="always">
        How points are earned
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QualityScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Listing quality' })).toHaveTextContent('70 of 100 points');
    await expect(canvas.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Add photographs until there are 5 +15',
      'Add photographs until there are 8 +5',
      'Give the size with its unit, and for marla the standard +10',
    ]);
  },
};

export const Whole: Story = { args: { quality: qualityOf(whole) } };

/** A form that nobody has written anything into. */
export const Nothing: Story = {
  args: {
    quality: qualityOf({
      ...{ ...whole, title: '', price: null, areaNames: [], dimension: '', bedrooms: null, bathrooms: null },
      ...{ photos: 0, description: '' },
    }),
  },
};

/** Each line names what to do and what it earns, so that a seller begins with what counts most. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** A grade without a measure, and issues without what each would earn, leave open where to begin. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    labels: {
      points: (points) => `Score ${points}`,
      bands: { excellent: 'A', good: 'B', needsWork: 'C' },
      more: 'Issues found',
      gain: () => '',
    },
    children: undefined,
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
