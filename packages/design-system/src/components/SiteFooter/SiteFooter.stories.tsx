import { longTitles } from '@karachi-estates/fixtures/properties';
import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  id: 'components-sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    summary: 'Homes, offices and shops across Karachi, listed by the people who sell and let them.',
    groups: [
      {
        heading: 'Karachi Estates',
        links: [
          { label: 'About', href: '#about', newTab: true },
          { label: 'How It Works', href: '#services' },
          { label: 'Contact Us', href: '#chat', newTab: true },
        ],
      },
      {
        heading: 'Help',
        links: [
          { label: "FAQ's", href: '#faqs', newTab: true },
          { label: 'Help Center', href: '#chat', newTab: true },
          { label: 'Terms & Conditions', href: '#terms' },
          { label: 'Privacy & Policy', href: '#privacy' },
        ],
      },
    ],
    contact: {
      heading: 'Contact',
      email: 'hello@karachi-estates.example',
      emailLabel: 'E-mail',
      address: 'Khayaban-e-Ittehad, DHA Phase 6, Karachi',
      addressLabel: 'Address',
    },
    copyright: '© 2025 Karachi Estates. All rights reserved.',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About (opens in a new tab)' })).toHaveAttribute('target', '_blank');
  },
};

export const WithSampleData: Story = {
  args: { demoNotice: 'Demo data: the listings, sellers and prices are samples.' },
};

// Beside each other the two have half of the page.
const narrow: Decorator = (Story) => (
  <Box sx={{ '& footer > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
    <Story />
  </Box>
);

/** Links stand under what they are about, so that each is found where one looks for it. */
export const Do: Story = { tags: ['do', '!dev', '!autodocs', 'no-visual'], decorators: [narrow] };

/** One long list under “Links” has to be read from its top to its end. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  decorators: [narrow],
  args: {
    groups: [
      {
        heading: 'Links',
        links: [
          { label: 'Home', href: '#home' },
          { label: 'Terms & Conditions', href: '#terms' },
          { label: 'Properties', href: '#properties' },
          { label: 'About', href: '#about' },
          { label: 'Privacy & Policy', href: '#privacy' },
          { label: 'Plans', href: '#plans' },
          { label: "FAQ's", href: '#faqs' },
          { label: 'Find My Home', href: '#find-my-home' },
          { label: 'How It Works', href: '#services' },
          { label: 'Contact Us', href: '#chat' },
        ],
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    summary: longTitles.mixed,
    contact: {
      ...meta.args.contact,
      email: 'a-very-long-mailbox-name-of-the-support-team@support.karachi-estates.example',
    },
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl', layout: 'fullscreen' } };

export const PhoneWidth: Story = { ...WithSampleData, globals: { viewport: { value: 'phone' } } };
