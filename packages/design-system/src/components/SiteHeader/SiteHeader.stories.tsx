import { sitePictures } from '@karachi-estates/fixtures/pictures';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SiteHeader } from './SiteHeader.tsx';

const home = { label: 'Home', href: '#home' };
const properties = { label: 'Properties', href: '#properties' };
const plans = { label: 'Plans', href: '#plans' };
const grandMonarch = { label: 'Grand Monarch', href: '#grand-monarch', highlighted: true };

const meta = {
  title: 'Navigation/SiteHeader',
  id: 'components-siteheader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    currentHref: '#properties',
    links: [home, properties, plans, { label: 'Find My Home', href: '#find-my-home' }, grandMonarch],
    menuLinks: [home, properties, plans, { label: 'About', href: '#about' }, grandMonarch],
    signIn: { label: 'Sign in', href: '#login' },
    signUp: { label: 'Sign up', href: '#signup' },
    accountLinks: [
      { label: 'Profile', href: '#profile', icon: <PersonRounded /> },
      { label: 'Favourites', href: '#favourites', icon: <FavoriteBorderRounded /> },
    ],
    onLogout: fn(),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SignedIn: Story = {
  args: { person: { name: 'Hina Qureshi', role: 'Seller', picture: sitePictures['avatar-02'].src } },
};

// Beside each other the two have half of the page.
const fewLinks = [properties, plans, grandMonarch];

/** One link at most is a pill: what the site wants seen now. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: { ...SignedIn.args, links: fewLinks },
};

/** Where every link is a pill, none of them stands out. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: { ...SignedIn.args, links: fewLinks.map((link) => ({ ...link, highlighted: true })) },
};

/** On a phone the face takes the place of the switch, so that the page is no wider than the screen. */
export const SignedInOnPhone: Story = {
  args: { ...SignedIn.args, extra: <a href="#urdu">English / اردو</a> },
  globals: { viewport: { value: 'phone' } },
  tags: ['no-visual'],
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The page moves beneath the header. */
export const Scrolled: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <img src={sitePictures['hero-karachi'].src} alt="Karachi seafront skyline" style={{ width: '100%' }} />
      <Box sx={{ height: '150vh' }} />
    </>
  ),
  play: async () => {
    window.scrollTo({ top: 120, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(120));
  },
};

/** On a phone the links are in a sheet; Escape or Close gives the focus back. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'Open menu' });
    // A runner with a wide window shows the links themselves.
    if (!opener) return;
    await userEvent.click(opener);
    await expect(await screen.findByRole('link', { name: 'About' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PhoneSignedIn: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { person: { name: 'Syed Muhammad Abdul Rehman Qureshi ul Hussaini', role: 'Seller', picture: null } },
};

export const RightToLeft: Story = { ...SignedIn, parameters: { direction: 'rtl', layout: 'fullscreen' } };
