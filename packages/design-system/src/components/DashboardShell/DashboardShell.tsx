import MenuRounded from '@mui/icons-material/MenuRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  keyframes,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ems, narrowerThan, sidebar, wideFrom } from '../../theme/breakpoints.ts';
import { joinProps } from '../../theme/joinProps.ts';
import {
  CONTENT_WIDTH,
  chosenInContrast,
  HEADER_HEIGHT,
  hairline,
  leading,
  lift,
  oneLine,
  scrim,
  tint,
} from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { AccountMenu, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

export interface DashboardShellLink {
  label: string;
  href: string;
  icon: ReactNode;
  /** Leads out of the product, to a chat for example, in a new tab. */
  away?: boolean;
}

/** What the frame says beside what it is given. */
export interface DashboardShellLabels {
  skip: string;
  toggle: string;
  home: string;
  /** Names the sidebar for screen readers. */
  sidebar: string;
  newTab: string;
}

export interface DashboardShellProps extends ComponentPropsWithRef<'div'> {
  /** "Welcome, Hina". A name in `bdi` is cut at its own end. */
  welcome: ReactNode;
  /** The pages of the workspace, in their order. */
  links: readonly DashboardShellLink[];
  /** The address in view; its link is marked. */
  currentHref: string;
  /** The profile menu at the end of the bar. */
  account: Pick<AccountMenuProps, 'person' | 'links' | 'onLogout' | 'labels'>;
  /** Under the links, for example the plan in force. */
  sidebarFooter?: ReactNode;
  /** Where the logo leads. @default '/' */
  homeHref?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<DashboardShellLabels> | undefined;
  /** The page. */
  children: ReactNode;
  /** More props of the parts inside: the bar, the page's frame. @default {} */
  slotProps?: { bar?: AppBarProps; main?: ComponentPropsWithRef<'main'> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: DashboardShellLabels = {
  skip: 'Skip to the content',
  toggle: 'Toggle sidebar',
  home: 'Karachi Estates, dashboard',
  sidebar: 'Workspace',
  newTab: 'opens in a new tab',
};

/** On screens this narrow the sidebar lies over the page, and choosing a link closes it. */
const NARROW = `(max-width: ${ems(sidebar.closesUpTo)})`;
/** From here on the sidebar is open until somebody closes it. */
const WIDE = `(min-width: ${ems(sidebar.opensFrom)})`;
const WIDTH = '17rem';

/** `auto` until the person has chosen: then the width decides, in CSS. */
type SidebarState = 'auto' | 'open' | 'closed';

const appear = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

const Root = styled('div', { name: 'KeDashboardShell', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    minHeight: '100dvb',
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    color: (theme.vars ?? theme).palette.text.primary,
  })),
);

const Bar = styled(AppBar, { name: 'KeDashboardShell', slot: 'Bar' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    borderRadius: 0,
    borderBlockEnd: hairline(theme),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    backgroundImage: 'none',
    boxShadow: 'none',
    color: (theme.vars ?? theme).palette.text.primary,
    '& > .MuiToolbar-root': {
      gap: theme.spacing(1),
      minHeight: HEADER_HEIGHT,
      height: HEADER_HEIGHT,
      paddingInline: theme.spacing(1, 2),
      [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(1, 3) },
    },
  })),
);

const Brand = styled(Link, { name: 'KeDashboardShell', slot: 'Brand' })<{ ownerState: object }>({
  display: 'none',
  [wideFrom(sidebar.opensFrom)]: { display: 'flex' },
});

const Welcome = styled(Typography, { name: 'KeDashboardShell', slot: 'Welcome' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...oneLine,
    flex: 1,
    minWidth: 0,
    marginInlineStart: theme.spacing(1),
    '&:has(> bdi)': { display: 'flex', whiteSpace: 'pre' },
    '& > bdi': oneLine,
    [wideFrom(sidebar.opensFrom)]: { justifyContent: 'end', textAlign: 'end' },
  })),
);

// Shown and hidden by the width, so that a page from the server looks right before any script runs.
const shownBy = [
  { props: { sidebar: 'closed' as const }, style: { display: 'none' } },
  {
    props: { sidebar: 'auto' as const },
    style: { [narrowerThan(sidebar.opensFrom)]: { display: 'none' } },
  },
];

const Sidebar = styled('nav', { name: 'KeDashboardShell', slot: 'Sidebar' })<{
  ownerState: { sidebar: SidebarState };
}>(
  memoTheme(({ theme }) => ({
    '& .MuiDrawer-paper': {
      insetBlock: `${HEADER_HEIGHT} 0`,
      zIndex: theme.zIndex.appBar - 1,
      width: `min(${WIDTH}, 84vw)`,
      height: 'auto',
      padding: theme.spacing(2),
      overscrollBehavior: 'contain',
      boxShadow: 'none',
    },
    variants: [
      ...shownBy,
      {
        props: { sidebar: 'open' },
        style: {
          [narrowerThan(sidebar.opensFrom)]: {
            '& .MuiDrawer-paper': { boxShadow: lift(theme, 'float'), animation: `${fromLeft} 220ms` },
            '[dir="rtl"] & .MuiDrawer-paper': { animationName: `${fromRight}` },
            '@media (prefers-reduced-motion: reduce)': { '&& .MuiDrawer-paper': { animation: 'none' } },
          },
        },
      },
    ],
  })),
);

const Veil = styled('div', { name: 'KeDashboardShell', slot: 'Veil' })<{ ownerState: { sidebar: SidebarState } }>(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    inset: `${HEADER_HEIGHT} 0 0`,
    zIndex: theme.zIndex.appBar - 2,
    backgroundColor: scrim(theme),
    animation: `${appear} 220ms`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    [wideFrom(sidebar.opensFrom)]: { display: 'none' },
    variants: shownBy,
  })),
);

const Links = styled(List, { name: 'KeDashboardShell', slot: 'Links' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
  })),
);

const PageLink = styled(ListItemButton, { name: 'KeDashboardShell', slot: 'Link' })<
  Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & { ownerState: object }
>(
  memoTheme(({ theme }) => ({
    paddingInline: '0.75rem',
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: leading(theme, 1.35),
    '& .MuiListItemIcon-root': { minWidth: '2rem', color: (theme.vars ?? theme).palette.text.secondary },
    '& > svg': {
      marginInlineStart: 'auto',
      fontSize: '1rem',
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '&[aria-current], &[aria-current]:hover': {
      ...tint(theme, 'primary'),
      fontWeight: 600,
      '& .MuiListItemIcon-root': { color: 'inherit' },
      '@media (forced-colors: active)': chosenInContrast,
    },
  })),
);

const Foot = styled('div', { name: 'KeDashboardShell', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    marginBlockStart: theme.spacing(3),
    paddingBlockStart: theme.spacing(2),
    borderBlockStart: hairline(theme),
  })),
);

const Main = styled('main', { name: 'KeDashboardShell', slot: 'Main' })<{ ownerState: { sidebar: SidebarState } }>(
  memoTheme(({ theme }) => ({
    maxWidth: CONTENT_WIDTH,
    marginInline: 'auto',
    padding: theme.spacing(3, 2, 8),
    '&:focus': { outline: 'none' },
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
    [wideFrom(sidebar.opensFrom)]: {
      maxWidth: `calc(${CONTENT_WIDTH} + ${WIDTH})`,
      marginInline: `${WIDTH} 0`,
      padding: theme.spacing(4, 4, 8),
    },
    variants: [
      {
        props: { sidebar: 'closed' },
        style: {
          [wideFrom(sidebar.opensFrom)]: {
            maxWidth: CONTENT_WIDTH,
            marginInline: 'auto',
            padding: theme.spacing(3, 3, 8),
          },
        },
      },
    ],
  })),
);

function onWidth(changed: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * The frame of the signed-in workspace: a bar with the welcome and the profile menu, and a sidebar that the person
 * opens and closes. Before they do, the width decides, in CSS, so that a page from the server looks right at once.
 *
 * Use SiteHeader and SiteFooter instead on public pages.
 */
export function DashboardShell(inProps: DashboardShellProps) {
  const props = useThemeProps({ props: inProps, name: 'KeDashboardShell' });
  const {
    welcome,
    links,
    currentHref,
    account,
    sidebarFooter,
    homeHref = '/',
    labels,
    children,
    slotProps = {},
    ...other
  } = props;
  const words = useKitWords('DashboardShell', english, labels);
  const wide = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
  // A choice holds for the width at which it was made.
  const [choice, setChoice] = useState<{ open: boolean; wide: boolean }>();
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const chosen = choice?.wide === wide ? choice.open : undefined;
  const isOpen = chosen ?? wide;
  const ownerState = { ...props, sidebar: chosen === undefined ? 'auto' : chosen ? 'open' : 'closed' } as const;
  const close = () => {
    setChoice({ open: false, wide });
    toggle.current?.focus();
  };
  useBackCloses(isOpen && !wide, close);

  return (
    <Root
      ownerState={ownerState}
      {...joinProps<ComponentPropsWithRef<'div'>>(
        {
          onKeyDown: (event) => {
            if (event.key === 'Escape' && isOpen && !wide && !event.defaultPrevented) close();
          },
        },
        other,
      )}
    >
      <SkipLink>{words.skip}</SkipLink>
      <Bar ownerState={ownerState} position="sticky" {...slotProps.bar}>
        <Toolbar disableGutters>
          <IconButton
            ref={toggle}
            aria-label={words.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChoice({ open: !isOpen, wide })}
          >
            <MenuRounded />
          </IconButton>
          <Brand ownerState={ownerState} href={homeHref} aria-label={words.home} underline="none">
            <Logo />
          </Brand>
          <Welcome ownerState={ownerState} variant="subtitle1">
            {welcome}
          </Welcome>
          <AccountMenu {...account} />
        </Toolbar>
      </Bar>
      <Sidebar id={id} aria-label={words.sidebar} ownerState={ownerState}>
        <Drawer variant="permanent">
          {links.length > 0 && (
            <Links ownerState={ownerState} disablePadding>
              {links.map(({ label, href, icon, away }) => (
                <ListItem key={href} disablePadding>
                  <PageLink
                    ownerState={ownerState}
                    href={href}
                    aria-current={href === currentHref ? 'page' : undefined}
                    {...(away && { target: '_blank', rel: 'noopener' })}
                    onClick={() => {
                      if (window.matchMedia(NARROW).matches) setChoice({ open: false, wide });
                    }}
                  >
                    <ListItemIcon>{icon}</ListItemIcon>
                    {label}
                    {away && <OpenInNewRounded role="img" aria-hidden={false} aria-label={words.newTab} />}
                  </PageLink>
                </ListItem>
              ))}
            </Links>
          )}
          {sidebarFooter && <Foot ownerState={ownerState}>{sidebarFooter}</Foot>}
        </Drawer>
      </Sidebar>
      <Veil aria-hidden onClick={close} ownerState={ownerState} />
      <Main id="content" tabIndex={-1} ownerState={ownerState} {...slotProps.main}>
        {children}
      </Main>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    DashboardShell: DashboardShellLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDashboardShell: 'root' | 'bar' | 'brand' | 'welcome' | 'sidebar' | 'veil' | 'links' | 'link' | 'foot' | 'main';
  }
  interface ComponentsPropsList {
    KeDashboardShell: Partial<DashboardShellProps>;
  }
  interface Components<Theme = unknown> {
    KeDashboardShell?: {
      defaultProps?: ComponentsPropsList['KeDashboardShell'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDashboardShell'];
      variants?: ComponentsVariants<Theme>['KeDashboardShell'];
    };
  }
}
