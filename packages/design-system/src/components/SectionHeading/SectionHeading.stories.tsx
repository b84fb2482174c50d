import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnwardLink } from '../OnwardLink/OnwardLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: 'Layout/SectionHeading',
  id: 'components-sectionheading',
  component: SectionHeading,
  args: { title: 'Popular Property Deals', lead: 'What people in Karachi look at most this week.' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: <OnwardLink href="#properties">See all homes</OnwardLink>,
  },
};

export const Overline: Story = { args: { overline: 'Why choose us' } };

export const Centred: Story = {
  args: { align: 'centre', overline: 'Plans', title: 'Choose Your Plan', lead: 'Simple & Transparent Pricing' },
};

export const PageTitle: Story = { args: { level: 1, title: 'Property Deals', lead: undefined } };

export const GrandMonarch: Story = {
  args: { overline: 'Residences', title: 'Where City Lights Meet Ocean Heights', align: 'centre' },
  parameters: { brand: 'grand-monarch' },
};

/** A short title, one sentence that says more, and the way to all of it. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { action: <OnwardLink href="#properties">See all homes</OnwardLink> },
};

/** A whole sentence as the title, and a lead that says it again. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    title: 'These are the property deals in Karachi that are the most popular ones at the moment',
    lead: 'The most popular property deals in Karachi at the moment.',
  },
};

export const LongText: Story = { args: { title: longTitles.mixed, lead: longTitles.mixed, overline: 'Clifton' } };

export const RightToLeft: Story = { ...WithAction, parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { ...WithAction, globals: { viewport: { value: 'phone' } } };
