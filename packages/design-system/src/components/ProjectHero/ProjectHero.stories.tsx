import { sitePictures } from '@karachi-estates/fixtures/pictures';
import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectHero } from './ProjectHero.tsx';

const meta = {
  title: 'Projects/ProjectHero',
  id: 'components-projecthero',
  component: ProjectHero,
  args: {
    overline: 'Clifton, Karachi',
    title: 'Grand Monarch Seaside Residency',
    tagline: 'Where City Lights Meet Ocean Heights',
    sentence: 'Eighty-eight homes of three, four and five bedrooms.',
    picture: sitePictures['grand-monarch-hero'],
    alt: 'Grand Monarch towers at dusk',
    focus: 44,
    actions: [
      { label: 'Register your interest', href: '#register' },
      { label: 'See the residences', href: '#residents' },
    ],
  },
  parameters: { usualBrand: 'grand-monarch', layout: 'fullscreen' },
} satisfies Meta<typeof ProjectHero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its picture is the largest of the first screen and comes first. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
  },
};

export const OneAction: Story = { args: { actions: [{ label: 'Register your interest', href: '#register' }] } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** The first action says what it starts, the second what one sees next. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'] };

/** “Click here” and “Learn more” say nothing of what follows, and capitals shout over the picture. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    tagline: 'BOOK NOW!!! LIMITED UNITS',
    actions: [
      { label: 'Click here', href: '#register' },
      { label: 'Learn more', href: '#residents' },
    ],
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, tagline: longTitles.mixed } };

/** However tall the words are, the picture is dark behind all of them. */
export const LongTextOnAPhone: Story = {
  args: LongText.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(args.overline).parentElement as HTMLElement;
    const { height } = getComputedStyle(words, '::before');
    await expect(Number.parseFloat(height)).toBeGreaterThan(words.offsetHeight + 100);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
