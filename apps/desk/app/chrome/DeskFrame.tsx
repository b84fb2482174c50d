import { Logo } from '@karachi-estates/design-system/Logo';
import { SkipLink } from '@karachi-estates/design-system/SkipLink';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { frame } from '../content/frame.ts';
import { ActingProvider } from './Acting.tsx';
import { Navigation } from './Navigation.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { chooseScheme, chosenScheme } from './scheme.ts';

const NAVIGATION_WIDTH = '13.5rem';
const BAR_HEIGHT = '3.5rem';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: BAR_HEIGHT,
  paddingInline: theme.spacing(1.5),
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  borderBottom: hairline(theme),
}));

const Home = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginInlineEnd: 'auto',
  color: 'inherit',
  fontWeight: theme.typography.fontWeightBold,
  textDecoration: 'none',
}));

const OpenMenu = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.up('lg')]: { display: 'none' } }));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `calc(100dvb - ${BAR_HEIGHT})`,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${NAVIGATION_WIDTH} minmax(0, 1fr)` },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  borderInlineEnd: hairline(theme),
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  [theme.breakpoints.up('lg')]: { display: 'block' },
  // Of its own scroll: its last lines are not only at the end of a long page.
  '& > nav': {
    position: 'sticky',
    top: BAR_HEIGHT,
    maxHeight: `calc(100dvb - ${BAR_HEIGHT})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
}));

const Main = styled('main')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(2),
  outline: 'none',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
}));

/** Changes between the light and the dark scheme; until then the device decides. */
function SchemeButton() {
  const [scheme, setScheme] = useState(chosenScheme);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = scheme === 'dark' || (scheme === 'system' && deviceIsDark);
  const label = isDark ? frame.scheme.toLight : frame.scheme.toDark;
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => {
          const next = isDark ? 'light' : 'dark';
          chooseScheme(next);
          setScheme(next);
        }}
      >
        {isDark ? <LightModeRounded /> : <DarkModeRounded />}
      </IconButton>
    </Tooltip>
  );
}

function AccountButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const signOut = useLogout();
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={identity?.fullName ?? frame.account}>
        <IconButton
          aria-label={frame.account}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <PersonRounded />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to="/account" onClick={close}>
          {frame.screens.account}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            signOut();
          }}
        >
          {frame.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}

/** What stands around every screen: the bar above, the way to the others at the side (a drawer on small screens). */
export function DeskFrame({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <Bar>
        <OpenMenu aria-label={frame.openMenu} onClick={() => setIsOpen(true)}>
          <MenuRounded />
        </OpenMenu>
        <Home to="/">
          <Logo variant="mark" />
          {frame.name}
        </Home>
        <SchemeButton />
        <AccountButton />
      </Bar>
      <Body>
        <Side>
          <Navigation />
        </Side>
        <Drawer open={isOpen} onClose={() => setIsOpen(false)}>
          <Navigation onChosen={() => setIsOpen(false)} />
        </Drawer>
        <Main id="content" tabIndex={-1}>
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>
              <ActingProvider>{children}</ActingProvider>
            </Suspense>
          </ScreenBoundary>
        </Main>
      </Body>
    </>
  );
}
