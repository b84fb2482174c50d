import { sitePictures } from '@karachi-estates/fixtures/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressTimeline } from './ProgressTimeline.tsx';

const picture = { picture: sitePictures['grand-monarch-gallery-1'], alt: 'Two towers from the sea' };

const meta = {
  title: 'Projects/ProgressTimeline',
  id: 'components-progresstimeline',
  component: ProgressTimeline,
  tags: ['new'],
  args: {
    steps: [
      { date: '2026-10-15', percent: 62, words: 'Structure of tower A is up to floor 18.', pictures: [picture] },
      { date: '2026-04-02', percent: 35, words: 'Podium and parking are finished.', pictures: [picture] },
      { date: '2025-09-20', percent: 12, words: 'Piles and foundation.' },
    ],
  },
} satisfies Meta<typeof ProgressTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62% built')).toBeVisible();
    await expect(canvas.getByText('15 October 2026')).toBeVisible();
  },
};

export const SeveralPhotos: Story = {
  args: {
    steps: [
      {
        date: '2026-10-15',
        percent: 62,
        words: 'Structure of tower A is up to floor 18.',
        pictures: [
          picture,
          { picture: sitePictures['grand-monarch-gallery-2'], alt: 'The lobby' },
          { picture: sitePictures['grand-monarch-gallery-3'], alt: 'The pool on the roof' },
        ],
      },
    ],
  },
};

export const Empty: Story = { args: { steps: [] } };

/** What is finished by that day, by name and floor, so that a buyer can go and look. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “In full swing” cannot be checked, and without a photo of the day a percentage is only a claim. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    steps: [
      { date: '2026-10-15', percent: 62, words: 'Work is in full swing!' },
      { date: '2026-04-02', percent: 35, words: 'Great progress on site!' },
      { date: '2025-09-20', percent: 12, words: 'Exciting times ahead!' },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        date: '2026-10-15',
        percent: 100,
        words: `Structure, plaster, lifts, ${'waterproofing'.repeat(9)} and the roof of the southern tower beside the sea.`,
      },
    ],
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
