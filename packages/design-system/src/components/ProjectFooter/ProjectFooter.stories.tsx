import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectFooter } from './ProjectFooter.tsx';

const meta = {
  title: 'Projects/ProjectFooter',
  id: 'components-projectfooter',
  component: ProjectFooter,
  args: {
    name: 'Grand Monarch Seaside Residency',
    tagline: 'Where City Lights Meet Ocean Heights',
    links: [
      { label: 'Karachi Estates', href: '#home' },
      { label: 'Terms & Conditions', href: '#terms' },
    ],
    documentsTitle: 'Plans and brochure',
    documents: [
      { label: 'Brochure', href: '#brochure' },
      { label: 'Floor plan, 5 Bedroom', href: '#plan' },
    ],
    contact: {
      title: 'Sales desk',
      phone: '0300 1234567',
      email: 'desk@example.com',
      address: 'Sea View Avenue, Clifton, Karachi',
    },
    disclaimer: 'Pictures and plans are illustrations and form no part of an offer or contract.',
    copyright: '© 2025 Grand Monarch Seaside Residency',
  },
  parameters: { usualBrand: 'grand-monarch', layout: 'fullscreen' },
} satisfies Meta<typeof ProjectFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0300 1234567' })).toHaveAttribute('href', 'tel:03001234567');
    await expect(canvas.getByRole('link', { name: 'Brochure' })).toHaveAttribute('target', '_blank');
  },
};

export const WithoutDocuments: Story = { args: { documents: [] } };

export const WithoutContact: Story = { args: { contact: undefined } };

/** A heading with nothing below it would be one of nothing. */
export const NothingToReach: Story = {
  tags: ['no-visual'],
  args: { contact: { title: 'Contact' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Contact')).not.toBeInTheDocument();
  },
};

/** Each document has the name of what is in it, and the last lines say what pictures do not promise. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** “Download” and “Click here” name no document, and “E&OE” explains nothing to a buyer. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    documentsTitle: 'Downloads',
    documents: [
      { label: 'Download', href: '#brochure' },
      { label: 'Click here', href: '#plan' },
    ],
    disclaimer: 'E&OE. T&C apply.',
  },
};

export const LongText: Story = { args: { tagline: longTitles.mixed, disclaimer: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
