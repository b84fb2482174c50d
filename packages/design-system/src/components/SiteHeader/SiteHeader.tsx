import { initials } from '@karachi-estates/domain/accounts/initials';
import MenuRounded from '@mui/icons-material/MenuRounded';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  keyframes,
  styled,
  useThemeProps,
} from '@mui/material/styles';
import Toolbar, { type ToolbarProps } from '@mui/material/Toolbar';
import { type ReactNode, useState } from 'react';
import { LOW_WINDOW, narrowerThan } from '../../theme/breakpoints.ts';
import { CONTENT_WIDTH, corner, gutters, HEADER_HEIGHT, hairline, TARGET, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { AccountMenuLabels, AccountMenuPerson } from '../AccountMenu/AccountMenu.tsx';
import { LoadedPart } from '../LoadedPart/LoadedPart.tsx';
import { Logo } from '../Logo/Logo.tsx';

export interface SiteHeaderLink {
  label: string;
  href: string;
  /** Drawn as a pill: one at most. */
  highlighted?: boolean | undefined;
}

/** What the header says beside its links. */
export interface SiteHeaderLabels {
  home: string;
  navigation: string;
  openMenu: string;
  menu: string;
  closeMenu: string;
  /** The words of the signed-in person's menu; its own without it. */
  account?: Partial<AccountMenuLabels>;
}

export interface SiteHeaderProps extends Omit<AppBarProps, 'children'> {
  /** The wide screen's links. */
  links: readonly SiteHeaderLink[];
  /** The phone's links. */
  menuLinks: readonly SiteHeaderLink[];
  /** Address of the page we are on, to mark its link. */
  currentHref?: string | undefined;
  /** Shown to guests. */
  signIn: SiteHeaderLink;
  /** Shown to guests. */
  signUp: SiteHeaderLink;
  /** The signed-in person; guests see Sign in and Sign up. */
  person?: AccountMenuPerson | undefined;
  /** The signed-in person's own pages. @default [] */
  accountLinks?: readonly { label: string; href: string; icon?: ReactNode }[];
  /** Logout was pressed. @default () => {} */
  onLogout?: () => void;
  /** Where the logo leads. @default '/' */
  homeHref?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<SiteHeaderLabels> | undefined;
  /** Beside Sign in or the person's menu, such as the switch of the language. */
  extra?: ReactNode;
  /** Below the links of the phone's menu, such as the choice of the colour scheme. */
  menuExtra?: ReactNode;
  /** Id for the outline of the logo, so that the footer can draw it again. */
  logoId?: string;
  /** More props of the parts inside: the bar, each link of it. @default {} */
  slotProps?: { bar?: ToolbarProps; link?: Partial<LinkProps> };
}

// Guests have no account menu, wide screens no menu of links: each is loaded where somebody has a use for it.
const loadAccountMenu = () => import('../AccountMenu/AccountMenu.tsx');
const loadMenu = () => import('../MobileMenu/MobileMenu.tsx');
// A press asks again and says where that failed.
const warmMenu = () => void loadMenu().catch(() => undefined);

const english: SiteHeaderLabels = {
  home: 'Karachi Estates, home',
  navigation: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close',
};

const glass = keyframes({
  to: {
    borderBlockEndColor: 'var(--KeSiteHeader-line)',
    backgroundColor: 'color-mix(in srgb, var(--KeSiteHeader-ground) 84%, transparent)',
    backdropFilter: 'blur(0.875rem)',
  },
});

// Where the browser can tie an animation to scrolling, the header is solid at the top and glass further down.
const Root = styled(AppBar, { name: 'KeSiteHeader', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    '--KeSiteHeader-ground': (theme.vars ?? theme).palette.background.default,
    '--KeSiteHeader-line': (theme.vars ?? theme).palette.divider,
    ...gutters({ theme }),
    [LOW_WINDOW]: { position: 'relative' },
    borderRadius: 0,
    borderBlockEnd: hairline(theme),
    backgroundColor: 'var(--KeSiteHeader-ground)',
    backgroundImage: 'none',
    boxShadow: 'none',
    color: (theme.vars ?? theme).palette.text.primary,
    '@supports (animation-timeline: scroll()) and (backdrop-filter: blur(1rem))': {
      borderBlockEndColor: 'transparent',
      animation: `${glass} linear both`,
      animationTimeline: 'scroll()',
      animationRange: '0 4rem',
    },
  })),
);

const Bar = styled(Toolbar, { name: 'KeSiteHeader', slot: 'Bar' })<{ ownerState: { hasPerson: boolean } }>(
  memoTheme(({ theme }) => ({
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    [narrowerThan(360)]: { gap: theme.spacing(1) },
    width: '100%',
    maxWidth: CONTENT_WIDTH,
    marginInline: 'auto',
    '&&': { minHeight: HEADER_HEIGHT },
    variants: [
      {
        props: { hasPerson: true },
        // Beside a face the largest letters leave room for the sign alone.
        style: { '& > a > span > span': { [narrowerThan(240)]: { display: 'none' } } },
      },
    ],
  })),
);

const Links = styled('ul', { name: 'KeSiteHeader', slot: 'Links' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'none',
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('lg')]: { display: 'flex' },
    [theme.breakpoints.up('xl')]: { gap: theme.spacing(0.5) },
  })),
);

const BarLink = styled(Link, { name: 'KeSiteHeader', slot: 'Link' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: TARGET,
    paddingInline: '0.5rem',
    [theme.breakpoints.up('xl')]: { paddingInline: '0.875rem' },
    borderRadius: corner(theme, 'control'),
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover, &[aria-current]': { color: (theme.vars ?? theme).palette.primary.main },
    '&:hover': { textDecoration: 'none' },
    '&[aria-current]': {
      fontWeight: 600,
      textDecoration: 'underline',
      textDecorationThickness: '0.125rem',
      textUnderlineOffset: '0.5rem',
    },
  })),
);

const Pill = styled(Button, { name: 'KeSiteHeader', slot: 'Pill' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    minHeight: '2.5rem',
    marginInlineStart: theme.spacing(1),
    paddingInline: '0.875rem',
    [theme.breakpoints.up('xl')]: { paddingInline: '1.125rem' },
    borderRadius: corner(theme, 'pill'),
    whiteSpace: 'nowrap',
  })),
);

const Account = styled('div', { name: 'KeSiteHeader', slot: 'Account' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
  })),
);

// A phone has no room for it beside a face, the narrowest not even beside the logo; the menu has it too.
const Extra = styled('div', { name: 'KeSiteHeader', slot: 'Extra' })<{ ownerState: { hasPerson: boolean } }>(
  ({ ownerState, theme }) => ({
    [ownerState.hasPerson ? theme.breakpoints.down('sm') : narrowerThan(360)]: { display: 'none' },
  }),
);

const Guest = styled('div', { name: 'KeSiteHeader', slot: 'Guest' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'none',
    gap: theme.spacing(1),
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('sm')]: { display: 'flex' },
    [theme.breakpoints.between('lg', 'xl')]: { gap: theme.spacing(0.5) },
  })),
);

const Opener = styled(IconButton, { name: 'KeSiteHeader', slot: 'Opener' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
);

const Face = styled(Avatar, { name: 'KeSiteHeader', slot: 'Face' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    // As large as the letters in it.
    width: '2.5rem',
    height: '2.5rem',
    fontSize: '1rem',
    fontWeight: 600,
  })),
);

/**
 * The head of every public page. It stays in view and turns translucent once the page scrolls beneath it; in a low
 * window, such as a phone's that is held sideways, it leaves with the page.
 *
 * Use ProjectHeader instead on the page of a project, DashboardShell in the workspace.
 */
export function SiteHeader(inProps: SiteHeaderProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSiteHeader' });
  const {
    links,
    menuLinks,
    currentHref,
    signIn,
    signUp,
    person,
    accountLinks = [],
    onLogout = () => {},
    homeHref = '/',
    labels,
    extra,
    menuExtra,
    logoId,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, onLogout, homeHref, hasPerson: Boolean(person) };
  const words = useKitWords('SiteHeader', english, labels);
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const menuOpen = menu === 'open';
  const mark = (href: string) => (href === currentHref ? ('page' as const) : undefined);
  return (
    <Root ownerState={ownerState} position="sticky" {...other}>
      <Bar ownerState={ownerState} disableGutters {...slotProps.bar}>
        <Link href={homeHref} aria-label={words.home} underline="none">
          <Logo outlineId={logoId} />
        </Link>
        {links.length > 0 && (
          <nav aria-label={words.navigation}>
            <Links ownerState={ownerState}>
              {links.map(({ label, href, highlighted }) => (
                <li key={href}>
                  {highlighted ? (
                    <Pill
                      ownerState={ownerState}
                      variant="contained"
                      color="secondary"
                      href={href}
                      aria-current={mark(href)}
                    >
                      {label}
                    </Pill>
                  ) : (
                    <BarLink ownerState={ownerState} href={href} aria-current={mark(href)} {...slotProps.link}>
                      {label}
                    </BarLink>
                  )}
                </li>
              ))}
            </Links>
          </nav>
        )}
        <Account ownerState={ownerState}>
          {extra && <Extra ownerState={ownerState}>{extra}</Extra>}
          {person ? (
            <LoadedPart
              load={loadAccountMenu}
              floating
              placeholder={
                <Face ownerState={ownerState} src={person.picture ?? undefined} alt="" aria-hidden>
                  {initials(person.name)}
                </Face>
              }
            >
              {({ AccountMenu }) => (
                <AccountMenu person={person} links={accountLinks} onLogout={onLogout} labels={words.account} />
              )}
            </LoadedPart>
          ) : (
            <Guest ownerState={ownerState}>
              <Button href={signIn.href} variant="text">
                {signIn.label}
              </Button>
              <Button href={signUp.href} variant="contained">
                {signUp.label}
              </Button>
            </Guest>
          )}
          <Opener
            ownerState={ownerState}
            aria-label={words.openMenu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onPointerEnter={warmMenu}
            onFocus={warmMenu}
            onClick={() => setMenu('open')}
          >
            <MenuRounded />
          </Opener>
        </Account>
      </Bar>
      {menu !== 'unopened' && (
        <LoadedPart load={loadMenu} floating onDismiss={() => setMenu('unopened')}>
          {({ MobileMenu }) => (
            <MobileMenu
              open={menuOpen}
              onClose={() => setMenu('closed')}
              labels={{ menu: words.menu, close: words.closeMenu }}
              links={menuLinks}
              currentHref={currentHref}
              signIn={person ? undefined : signIn}
              signUp={person ? undefined : signUp}
            >
              {menuExtra}
            </MobileMenu>
          )}
        </LoadedPart>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SiteHeader: SiteHeaderLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSiteHeader: 'root' | 'bar' | 'links' | 'link' | 'pill' | 'account' | 'extra' | 'guest' | 'opener' | 'face';
  }
  interface ComponentsPropsList {
    KeSiteHeader: Partial<SiteHeaderProps>;
  }
  interface Components<Theme = unknown> {
    KeSiteHeader?: {
      defaultProps?: ComponentsPropsList['KeSiteHeader'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSiteHeader'];
      variants?: ComponentsVariants<Theme>['KeSiteHeader'];
    };
  }
}
