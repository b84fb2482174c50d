import CloseRounded from '@mui/icons-material/CloseRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  keyframes,
  styled,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { LOW_WINDOW } from '../../theme/breakpoints.ts';
import { corner, gutters, HEADER_HEIGHT, hairline, leading, scrim, TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';

export interface ProjectLink {
  label: string;
  href: string;
}

/** A project's mark; without a file the name is set in the heading face. */
export interface ProjectLogo {
  src: string;
  width: number;
  height: number;
}

export interface ProjectHeaderProps extends Omit<AppBarProps, 'children' | 'position'> {
  /** Name of the project, and of its link to the top of the page. */
  name: string;
  /** Where the mark leads. */
  homeHref: string;
  /** The project's mark; its name in letters without it. */
  logo?: ProjectLogo;
  /** Sections of the page and pages around it. */
  links: readonly ProjectLink[];
  /** Stands in the phone menu only. */
  mobileLink?: ProjectLink;
  /** The one button of the header. */
  book: ProjectLink;
  /** A PDF to download. */
  brochure?: ProjectLink;
  /** Beside the button, such as the switch of the language. */
  extra?: ReactNode;
  /** What screen readers hear, and what stands on the phone's menu. */
  labels: { navigation: string; openMenu: string; menu: string; closeMenu: string };
}

const clear = keyframes`
  from { border-color: transparent; background-color: transparent; color: white; backdrop-filter: none; }
`;

const Root = styled(AppBar, { name: 'KeProjectHeader', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>(gutters, ({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(2),
  [LOW_WINDOW]: { position: 'relative' },
  height: HEADER_HEIGHT,
  marginBlockEnd: `calc(-1 * ${HEADER_HEIGHT})`,
  borderBlockEnd: hairline(theme),
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.background.default} 88%, transparent)`,
  color: (theme.vars ?? theme).palette.text.primary,
  backdropFilter: 'blur(0.75rem)',
  '@media (min-width: 102rem)': { paddingInline: 'calc((100% - 96rem) / 2)' },
  // Where the browser can tie it to the scroll, the ground comes only when the hero has begun to leave.
  '@supports (animation-timeline: scroll())': {
    animation: `${clear} linear both`,
    animationRange: '0 20rem',
    animationTimeline: 'scroll(root)',
  },
}));

const Mark = styled(Link, { name: 'KeProjectHeader', slot: 'Mark' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h4,
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: TARGET,
    marginInlineEnd: 'auto',
    lineHeight: leading(theme, 1.1, 'heading'),
    overflowWrap: 'anywhere',
    '& > img': { display: 'block', width: 'auto', height: '3.25rem' },
  })),
);

const Navigation = styled('nav', { name: 'KeProjectHeader', slot: 'Navigation' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'none',
    gap: theme.spacing(0.5),
    [theme.breakpoints.up('lg')]: { display: 'flex' },
  })),
);

const SectionLink = styled(Link, { name: 'KeProjectHeader', slot: 'SectionLink' })<{
  component?: 'a';
  download?: boolean;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: TARGET,
    paddingInline: theme.spacing(1.5),
    fontSize: '0.9375rem',
    fontWeight: theme.typography.fontWeightMedium,
    '& > svg': { fontSize: '1.15em' },
  })),
);

const Book = styled(Button, { name: 'KeProjectHeader', slot: 'Book' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: 'none',
    borderRadius: corner(theme, 'pill'),
  })),
);

const Open = styled(IconButton, { name: 'KeProjectHeader', slot: 'Open' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: 'none',
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
);

// On a phone it stands in the menu: the mark needs the room.
const Extra = styled('div', { name: 'KeProjectHeader', slot: 'Extra' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'none',
    [theme.breakpoints.up('sm')]: { display: 'block' },
  })),
);

// A popover and no Drawer: the browser opens and closes it before the page's scripts have come.
const Menu = styled(Paper, { name: 'KeProjectHeader', slot: 'Menu' })<
  ComponentPropsWithRef<'div'> & { ownerState: object }
>(
  memoTheme(({ theme }) => {
    const duration = `${theme.transitions.duration.shorter}ms`;
    return {
      position: 'fixed',
      inset: 0,
      insetInlineStart: 'auto',
      width: 'min(22rem, 100%)',
      maxWidth: 'none',
      height: '100dvb',
      maxHeight: 'none',
      margin: 0,
      padding: theme.spacing(1.75, 2, 4),
      overflowY: 'auto',
      border: 0,
      borderInlineStart: hairline(theme),
      borderRadius: 0,
      opacity: 0,
      transition: `opacity ${duration}, display ${duration} allow-discrete, overlay ${duration} allow-discrete`,
      '&:popover-open': { opacity: 1, '@starting-style': { opacity: 0 } },
      '&::backdrop': { backgroundColor: scrim(theme) },
    };
  }),
);

const Close = styled(IconButton, { name: 'KeProjectHeader', slot: 'Close' })<{ ownerState: object }>({
  display: 'flex',
  marginInlineStart: 'auto',
});

const MenuLink = styled(ListItemButton, { name: 'KeProjectHeader', slot: 'MenuLink' })<{
  href: string;
  download?: boolean;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    minHeight: '3.5rem',
    paddingInline: theme.spacing(0.5),
    borderBlockEnd: hairline(theme),
    borderRadius: 0,
    '& .MuiListItemText-primary': { ...theme.typography.h3, fontSize: '1.375rem', fontWeight: 400 },
  })),
);

/**
 * The head of a project's page: sections, brochure, booking. It lies over the hero and gets a ground once the page
 * scrolls beneath it. The phone menu opens and closes without JavaScript.
 *
 * Use SiteHeader instead on the marketplace.
 */
export function ProjectHeader(inProps: ProjectHeaderProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeProjectHeader',
  });
  const { name, homeHref, logo, links, mobileLink, book, brochure, extra, labels, ...other } = props;
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const inMenu = [...(mobileLink ? [mobileLink] : []), ...links];
  return (
    <Root ownerState={props} position="sticky" color="inherit" elevation={0} {...other}>
      <Mark ownerState={props} href={homeHref} color="inherit" underline="none" aria-label={name}>
        {logo ? <img src={logo.src} width={logo.width} height={logo.height} alt={name} /> : name}
      </Mark>
      <Navigation ownerState={props} aria-label={labels.navigation}>
        {links.map(({ label, href }) => (
          <SectionLink ownerState={props} key={href} href={href} color="inherit" underline="hover">
            {label}
          </SectionLink>
        ))}
        {brochure && (
          <SectionLink ownerState={props} href={brochure.href} color="inherit" underline="hover" component="a" download>
            {brochure.label}
            <DownloadRounded />
          </SectionLink>
        )}
      </Navigation>
      {extra && <Extra ownerState={props}>{extra}</Extra>}
      <Book ownerState={props} href={book.href} size="small" variant="contained">
        {book.label}
      </Book>
      <Open ownerState={props} color="inherit" popoverTarget={menuId} aria-label={labels.openMenu}>
        <MenuRounded />
      </Open>
      <Menu ownerState={props} id={menuId} ref={menu} popover="auto" elevation={0}>
        <Close
          ownerState={props}
          color="inherit"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        >
          <CloseRounded />
        </Close>
        <nav aria-label={labels.menu}>
          {(inMenu.length > 0 || brochure) && (
            <List disablePadding>
              {inMenu.map(({ label, href }) => (
                <ListItem key={href} disablePadding>
                  <MenuLink ownerState={props} href={href} onClick={close}>
                    <ListItemText primary={label} />
                  </MenuLink>
                </ListItem>
              ))}
              {brochure && (
                <ListItem disablePadding>
                  <MenuLink ownerState={props} href={brochure.href} download onClick={close}>
                    <ListItemText primary={brochure.label} />
                    <DownloadRounded />
                  </MenuLink>
                </ListItem>
              )}
            </List>
          )}
          <Button href={book.href} size="large" variant="contained" fullWidth onClick={close} sx={{ mt: 3 }}>
            {book.label}
          </Button>
          {extra}
        </nav>
      </Menu>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectHeader:
      | 'root'
      | 'mark'
      | 'navigation'
      | 'sectionLink'
      | 'extra'
      | 'book'
      | 'open'
      | 'menu'
      | 'close'
      | 'menuLink';
  }
  interface ComponentsPropsList {
    KeProjectHeader: Partial<ProjectHeaderProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectHeader?: {
      defaultProps?: ComponentsPropsList['KeProjectHeader'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectHeader'];
      variants?: ComponentsVariants<Theme>['KeProjectHeader'];
    };
  }
}
