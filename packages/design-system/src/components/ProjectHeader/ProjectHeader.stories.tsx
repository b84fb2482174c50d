import { longTitles } from '@karachi-estates/fixtures/properties';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ProjectHeader } from './ProjectHeader.tsx';

const meta = {
  title: 'Projects/ProjectHeader',
  id: 'components-projectheader',
  component: ProjectHeader,
  args: {
    name: 'Grand Monarch',
    homeHref: '#top',
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Residences', href: '#residents' },
      { label: 'Facilities', href: '#facilities' },
      { label: 'Location', href: '#location' },
      { label: 'Gallery', href: '#gallery' },
    ],
    mobileLink: { label: 'Grand Monarch', href: '#grand-monarch' },
    book: { label: 'Book Now', href: '#register' },
    brochure: { label: 'Brochure', href: '#brochure' },
    labels: { navigation: 'Grand Monarch', openMenu: 'Open menu', menu: 'Menu', closeMenu: 'Close menu' },
  },
  parameters: { usualBrand: 'grand-monarch', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '#register');
  },
};

export const WithoutBrochure: Story = { args: { brochure: undefined } };

/** Above the phone's own links stands one that leads back to the top. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[popover]');
    menu?.showPopover();
    await waitFor(() => expect(menu?.matches(':popover-open')).toBe(true));
    const links = within(menu as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'Grand Monarch',
      'Home',
      'Residences',
      'Facilities',
      'Location',
      'Gallery',
      'Brochure',
      'Book Now',
    ]);
  },
};

/** Choosing a section closes the menu. */
export const MenuClosesOnChoice: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[popover]') as HTMLElement;
    menu.showPopover();
    await userEvent.click(within(menu).getByRole('link', { name: 'Gallery' }));
    await expect(menu.matches(':popover-open')).toBe(false);
  },
};

const fewLinks = [
  { label: 'Residences', href: '#residents' },
  { label: 'Location', href: '#location' },
];

/** The short name, sections in one word each, and one button that says what it is for. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { links: fewLinks },
};

/** The developer’s legal name takes the place of the sections, and “Click here” promises nothing. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    name: 'Grand Monarch Seaside Residency (Private) Limited',
    links: fewLinks,
    book: { label: 'CLICK HERE', href: '#register' },
  },
};

export const LongText: Story = { args: { name: longTitles.mixed } };

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
