import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceSpread, type PriceSpreadFigures } from './PriceSpread.tsx';

const meta = {
  title: 'Listings/PriceSpread',
  id: 'components-pricespread',
  component: PriceSpread,
  tags: ['new'],
  args: { figures: { median: 105_000, lower_quartile: 92_000, upper_quartile: 131_000 }, most: 180_000 },
  parameters: { without: { LongText: 'It draws figures and has no text.' } },
} satisfies Meta<typeof PriceSpread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const WithOwnPrice: Story = { args: { own: 84_000 } };

/** What lies beyond the scale stands at its end. */
export const BeyondTheScale: Story = { args: { own: 900_000 } };

const rows = [
  {
    area: 'Clifton: PKR 105,000 per sq yd',
    figures: { median: 105_000, lower_quartile: 92_000, upper_quartile: 131_000 },
  },
  {
    area: 'Gulshan-e-Iqbal: PKR 52,500 per sq yd',
    figures: { median: 52_500, lower_quartile: 46_000, upper_quartile: 65_500 },
  },
];

const table = (mostOf: (figures: PriceSpreadFigures) => number) => (
  <Stack sx={{ gap: 2 }}>
    {rows.map(({ area, figures }) => (
      <div key={area}>
        <Typography>{area}</Typography>
        <PriceSpread figures={figures} most={mostOf(figures)} />
      </div>
    ))}
  </Stack>
);

/** Bars below each other have one scale, so that one sees which area asks more. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: () => table(() => 180_000),
};

/** With a scale for each bar Gulshan-e-Iqbal looks as dear as Clifton, which asks twice as much. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: () => table(({ median }) => median * 1.7),
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' }, args: { own: 84_000 } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
