import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  id: 'components-section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    labelledBy: 'section-title',
    children: (
      <>
        <h2 id="section-title">Popular Property Deals</h2>
        <p>What people in Karachi look at most this week.</p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular Property Deals' })).toBeVisible();
  },
};

export const Sunken: Story = { args: { ground: 'sunken' } };

export const Tinted: Story = { args: { ground: 'tinted' } };

export const HalfRoom: Story = { args: { room: 'half', ground: 'sunken' } };

export const TextWidth: Story = {
  args: {
    width: 'text',
    labelledBy: undefined,
    children: (
      <p>
        Agents who list here show what was checked: a phone that answers, a licence number that we saw, an office that
        we visited.
      </p>
    ),
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };

const paragraph = <p>What people in Karachi look at most this week.</p>;

/** Grounds take turns, so that one sees where a section ends. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  render: () => (
    <>
      <Section aria-label="Popular">{paragraph}</Section>
      <Section aria-label="Why choose us" ground="sunken">
        {paragraph}
      </Section>
    </>
  ),
};

/** Two neighbours on the same ground read as one section with a gap in it. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  render: () => (
    <>
      <Section aria-label="Popular" ground="sunken">
        {paragraph}
      </Section>
      <Section aria-label="Why choose us" ground="sunken">
        {paragraph}
      </Section>
    </>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h2 id="section-title">{longTitles.mixed}</h2>
        <p>{longTitles.unbroken}</p>
      </>
    ),
  },
};
