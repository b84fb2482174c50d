import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PapersPanel, type ShownPaper } from './PapersPanel.tsx';

const papers: ShownPaper[] = [
  { line: 'authority', value: 'dha', seen_at: null },
  { line: 'title', value: 'sub-lease', seen_at: '2026-11-20T08:00:00Z' },
  { line: 'dues', value: 'paid', seen_at: null },
  { line: 'claims', value: 'none', seen_at: null },
];

const meta = {
  title: 'Listings/PapersPanel',
  id: 'components-paperspanel',
  component: PapersPanel,
  tags: ['new'],
  args: { papers },
} satisfies Meta<typeof PapersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Document seen by us on 20 November 2026')).toBeVisible();
    await expect(canvas.getAllByText('Declared by the seller')).toHaveLength(3);
    await expect(canvas.getAllByText('Not given')).toHaveLength(2);
    await expect(canvas.getByText(/This is not advice/)).toBeVisible();
  },
};

export const NothingSeen: Story = { args: { papers: papers.filter(({ seen_at: seen }) => !seen) } };

/** A line is “seen” only where we saw a document, with the day, and all others are what the seller says. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “Verified” for what nobody has seen is a promise on which people pay a token. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    labels: {
      declared: 'Verified',
      seen: () => 'Verified',
      missing: 'On request',
      note: '100% clear title. Buy with confidence!',
    },
  },
};

export const LongText: Story = {
  args: { papers: [{ line: 'claims', value: 'both', seen_at: null }], labels: { declared: 'Declared '.repeat(12) } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
