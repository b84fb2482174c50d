import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectFrame } from './ProjectFrame.tsx';

const content = {
  identity: {
    id: 'saffron-heights',
    name: 'Saffron Heights, Gulshan-e-Iqbal',
    shortName: 'Saffron Heights',
    city: 'Karachi',
    area: 'Gulshan-e-Iqbal',
    apartments: 40,
    path: '/',
  },
  navigation: {
    label: 'Saffron Heights',
    links: [
      { label: 'Residences', href: '#residents' },
      { label: 'All homes', href: '/units/' },
    ],
    book: { label: 'Book Now', href: '#register' },
    openMenu: 'Open menu',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  documentsHeading: 'Documents',
  documents: [{ label: 'Brochure', file: 'brochure.pdf' }],
  footer: {
    tagline: 'A project that exists in stories only',
    links: [{ label: 'Back to the top', href: '#content' }],
    contactHeading: 'Sales desk',
    disclaimer: 'Pictures are illustrations.',
    copyright: '© 2025 Saffron Heights',
  },
};

const meta = {
  title: 'Projects/ProjectFrame',
  id: 'components-projectframe',
  component: ProjectFrame,
  args: {
    content,
    brand: 'saffron-heights',
    files: '/fixtures',
    contact: { phone: '+92 21 0000 0000' },
    children: <h1 style={{ padding: '4rem 1.5rem', margin: 0 }}>All homes</h1>,
  },
  parameters: { usualBrand: 'saffron-heights', layout: 'fullscreen' },
} satisfies Meta<typeof ProjectFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page beside that of the project: sections are there, not here. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#register');
    await expect(canvas.getByRole('link', { name: 'Back to the top' })).toHaveAttribute('href', '#content');
    await expect(canvasElement.querySelector('main')).toHaveAttribute('id', 'content');
  },
};

/** The page of the project itself: its first picture lies below the head. */
export const OverHero: Story = {
  args: {
    isOverHero: true,
    children: (
      <h1 style={{ padding: '8rem 1.5rem 4rem', margin: 0, backgroundColor: '#2f5d3a', color: 'white' }}>Hero</h1>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '#register'),
};

/** Every page of the project ends with its documents and with the desk that answers. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A foot without contact and documents, so that whoever has read all of it finds nobody to call. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    contact: undefined,
    content: {
      ...content,
      documents: [],
      footer: { ...content.footer, tagline: 'THE BEST PROJECT IN KARACHI!!!', disclaimer: 'T&C apply.' },
    },
  },
};

export const LongText: Story = {
  args: { content: { ...content, identity: { ...content.identity, shortName: longTitles.unbroken } } },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
