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

export const LongText: Story = {
  args: { rows: [{ id: 'long', what: longTitles.mixed, how: longTitles.mixed, points: 100 }, ...rows] },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
