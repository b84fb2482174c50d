import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectHeading } from './ProjectHeading.tsx';

const meta = {
  title: 'Projects/ProjectHeading',
  id: 'components-projectheading',
  component: ProjectHeading,
  args: {
    overline: 'Residences',
    title: 'Four ways to live by the sea',
    sentence: 'Each home has its own view, its own plan and its own reserved parking.',
  },
  parameters: { usualBrand: 'grand-monarch' },
} satisfies Meta<typeof ProjectHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheStart: Story = { args: { align: 'start' } };

export const TitleOnly: Story = { args: { overline: undefined, sentence: undefined } };

export const MarketplaceBrand: Story = { parameters: { brand: 'karachi-estates' } };

/** A title that could stand over no other project, and a sentence with what the section shows. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** Capitals and praise that fits any project tell nobody what the section is about. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    overline: 'Welcome',
    title: 'WORLD-CLASS LIFESTYLE',
    sentence: 'Experience unmatched luxury with state-of-the-art amenities.',
  },
};

export const LongText: Story = { args: { title: longTitles.mixed } };

export const RightToLeft: Story = { args: { align: 'start' }, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
