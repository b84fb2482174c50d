import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceContext } from './PriceContext.tsx';

const comparison = {
  offers: 87,
  median: 105_000,
  lower_quartile: 92_000,
  upper_quartile: 131_000,
  own: 92_400,
  percent: -12,
};

const meta = {
  title: 'Listings/PriceContext',
  id: 'components-pricecontext',
  component: PriceContext,
  tags: ['new'],
  args: { comparison, homes: { size: '240 sq yd', homes: 'houses', area: 'Clifton' } },
} satisfies Meta<typeof PriceContext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const sentence = 'About 12% below the median of 240 sq yd houses in Clifton (87 offers)';
    await expect(canvas.getByText(sentence)).toBeVisible();
  },
};

export const Above: Story = { args: { comparison: { ...comparison, own: 165_900, percent: 58 } } };

/** A percent or two are no difference. */
export const Near: Story = {
  args: { comparison: { ...comparison, own: 106_000, percent: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Close to the median of 240 sq yd houses/)).toBeVisible();
  },
};

/** Many offers of the same size, kind and area, so that the difference means something. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Two offers are chance and no market: draw nothing where there are too few to compare. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    comparison: {
      offers: 2,
      median: 105_000,
      lower_quartile: 62_000,
      upper_quartile: 148_000,
      own: 165_900,
      percent: 58,
    },
    homes: { size: '1,137 sq yd', homes: 'penthouses', area: 'Clifton' },
  },
};

export const LongText: Story = {
  args: {
    comparison: { ...comparison, own: 1_234_567_890, median: 987_654_321, offers: 12_345, percent: 125_000 },
    homes: { size: '10 marla at 272.25 sq ft', homes: 'lower portions', area: 'Gulshan-e-Iqbal Town, Block 13-D/2' },
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
