import { aUser } from '@karachi-estates/fixtures/accounts';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import ListAltRounded from '@mui/icons-material/ListAltRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatTile } from '../StatTile/StatTile.tsx';
import { UpgradeBanner } from '../UpgradeBanner/UpgradeBanner.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const seller = aUser();

const meta = {
  title: "Seller's workspace/DashboardShell",
  id: 'components-dashboardshell',
  component: DashboardShell,
  args: {
    welcome: 'Welcome, Hina',
    currentHref: '#dashboard',
    links: [
      { label: 'Dashboard', href: '#dashboard', icon: <DashboardRounded /> },
      { label: 'My Properties', href: '#my-properties', icon: <ApartmentRounded /> },
      { label: 'Plans', href: '#plans', icon: <WorkspacePremiumRounded /> },
      { label: 'Contact Support', href: '#support', icon: <SupportAgentRounded />, away: true },
    ],
    account: {
      person: { name: 'Hina Qureshi', role: 'Seller', picture: seller.profile_image },
      links: [{ label: 'Profile', href: '#profile', icon: <PersonRounded /> }],
      onLogout: fn(),
    },
    children: (
      <Stack sx={{ gap: 3 }}>
        <Typography variant="h1">Dashboard</Typography>
        <UpgradeBanner heading="Reach more buyers" href="#plans">
          More listings, featured ads and better insights with Pro and Premium.
        </UpgradeBanner>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', gap: 2, margin: 0 }}
        >
          <StatTile label="Active listings" value={1} limit={2} icon={<ListAltRounded />} />
          <StatTile label="Paused" value={0} icon={<PauseRounded />} />
          <StatTile label="Plan" value="Basic" icon={<WorkspacePremiumRounded />} />
        </Box>
      </Stack>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof DashboardShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The button closes and opens it, whatever the width. */
export const Toggled: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    const before = toggle.getAttribute('aria-expanded') === 'true';
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', String(!before));
    if (before) await expect(canvas.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
    else await expect(canvas.getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  },
};

export const WithFooter: Story = { args: { sidebarFooter: <p>Basic plan: 1 of 2 listings</p> } };

/** The bar greets, and the page begins with its own name. */
export const Do: Story = {
  tags: ['do', '!dev', '!autodocs', 'no-visual'],
  args: {},
};

/** A second greeting in place of the page’s name leaves people asking where they are. */
export const Dont: Story = {
  tags: ['dont', '!dev', '!autodocs', 'no-visual'],
  args: {
    welcome: 'Welcome, Hina',
    children: (
      <Stack sx={{ gap: 3 }}>
        <Typography variant="h1">Hello Hina, and welcome to your personal workspace!</Typography>
        <Typography>We are glad to see you again. Please choose a page from the sidebar to begin.</Typography>
      </Stack>
    ),
  },
};

export const LongText: Story = {
  args: {
    welcome: 'Welcome, Muhammad Abdul-Rehman Khan Durrani of Durrani Brothers Estate Advisors and Builders',
    links: [
      ...meta.args.links,
      {
        label: 'Questions that sellers ask before they post their first property',
        href: '#faq',
        icon: <InfoRounded />,
      },
    ],
  },
};

/** A long Latin name keeps its beginning in an Urdu greeting. */
export const LatinName: Story = {
  tags: ['no-visual'],
  parameters: { direction: 'rtl' },
  globals: { viewport: { value: 'phone' } },
  args: {
    welcome: (
      <>
        {'خوش آمدید، '}
        <bdi>Muhammad Abdul-Rehman Khan Durrani of Durrani Brothers Estate Advisors and Builders</bdi>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Muhammad/);
    const room = name.parentElement?.getBoundingClientRect();
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(room?.left ?? Number.POSITIVE_INFINITY);
  },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

/** On a phone it is closed first, lies over the page when opened, and choosing a link closes it. */
export const PhoneWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia('(max-width: 750px)').matches) return;
    const toggle = canvas.getByRole('button', { name: 'Toggle sidebar' });
    await expect(canvas.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('link', { name: 'My Properties' }));
    await expect(canvas.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
    await userEvent.click(toggle);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};
