import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointsTable } from './PointsTable.tsx';

const rows = [
  { id: 'title', what: 'Clear title', how: 'Type, size and area in plain words.', points: 10 },
  { id: 'cover', what: 'Cover photograph', how: 'Bright, level, of the property itself.', points: 10 },
  { id: 'five', what: 'Five photographs', how: 'Front, living room, kitchen, bedroom, bathroom.', points: 15 },
];

const meta = {
  title: 'Layout/PointsTable',
  id: 'components-pointstable',
  component: PointsTable,
  args: {
    caption: 'How a listing earns its points',
    head: { what: 'What', how: 'How to earn it', points: 'Points', total: 'Total' },
    rows,
  },
} satisfies Meta<typeof PointsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '35' })).toBeVisible();
  },
};

/** Each row says what earns the points and how, and the points add up to the total. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** The sum of bedrooms, floor and year means nothing: FactGrid shows facts that are not added up. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    caption: 'The flat in Clifton',
    head: { what: 'Fact', how: 'Remark', points: 'Number', total: 'Total' },
    rows: [
      { id: 'bedrooms', what: 'Bedrooms', how: 'All with a bath.', points: 3 },
      { id: 'floor', what: 'Floor', how: 'With a lift.', points: 12 },
      { id: 'year', what: 'Built in', how: 'Finished by the developer.', points: 2019 },
    ],
  },
};

export const LongText: Story = {
  args: { rows: [{ id: 'long', what: longTitles.mixed, how: longTitles.mixed, points: 100 }, ...rows] },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
