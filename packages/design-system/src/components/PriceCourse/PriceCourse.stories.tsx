import { areaMonths } from '@karachi-estates/fixtures/areas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceCourse } from './PriceCourse.tsx';

const meta = {
  title: 'Listings/PriceCourse',
  id: 'components-pricecourse',
  component: PriceCourse,
  tags: ['new'],
  args: { caption: 'Homes for sale', months: areaMonths },
} satisfies Meta<typeof PriceCourse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Homes for sale' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(areaMonths.length);
  },
};

/** Some months had too few offers: the line goes on to the next one that has a figure. */
export const Gaps: Story = { args: { months: areaMonths.filter((_, index) => index < 3 || index > 8) } };

/** There is no course yet. */
export const Empty: Story = {
  args: { months: areaMonths.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The course begins with the second month.')).toBeVisible();
  },
};

/** A year of months shows a course, and the caption says which homes and where. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { caption: 'Homes for sale in Clifton' },
};

/** Two months are always a straight line, which looks like a trend, and “Chart” does not say of what. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { caption: 'Chart', months: areaMonths.slice(0, 2) },
};

export const LongText: Story = {
  args: {
    caption: 'What is asked for all homes for sale in Gulshan-e-Iqbal Town, from the first month that has figures on',
    months: areaMonths.map((each) => ({ ...each, median: each.median * 98_765 })),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
