import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { corner, hairline, mirrored, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the menu says beside its links. */
export interface MobileMenuLabels {
  /** Names the menu and its navigation. */
  menu: string;
  /** Names the cross. */
  close: string;
}

export interface MobileMenuProps extends Omit<DrawerProps, 'open' | 'onClose' | 'title' | 'slots' | 'slotProps'> {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by every way to close it. */
  onClose: () => void;
  /** The pages, in their order; a highlighted one is drawn as a pill. */
  links: readonly { label: string; href: string; highlighted?: boolean | undefined }[];
  /** Address of the page we are on. */
  currentHref?: string | undefined;
  /** Shown to guests. */
  signIn?: { label: string; href: string } | undefined;
  /** Shown to guests. */
  signUp?: { label: string; href: string } | undefined;
  /** Below the links, such as the choice of the colour scheme. */
  children?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MobileMenuLabels> | undefined;
  /** One-off styles of each link. @default {} */
  slotProps?: { link?: { className?: string; sx?: SxProps<Theme> } };
}

const english: MobileMenuLabels = { menu: 'Menu', close: 'Close' };

const Root = styled(Drawer, { name: 'KeMobileMenu', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>({
  '& .MuiDrawer-paper': { width: 'min(22rem, 88vw)', overflow: 'hidden' },
});

const Head = styled('div', { name: 'KeMobileMenu', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(3, 1),
    borderBlockEnd: hairline(theme),
  })),
);

const Content = styled('div', { name: 'KeMobileMenu', slot: 'Content' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: 1,
    minHeight: 0,
    padding: theme.spacing(3),
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  })),
);

const Links = styled(List, { name: 'KeMobileMenu', slot: 'Links' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
  })),
);

const MenuLink = styled(ListItemButton, { name: 'KeMobileMenu', slot: 'Link' })<{
  href: string;
  ownerState: { highlighted: boolean };
}>(
  memoTheme(({ theme }) => ({
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    fontSize: '1.125rem',
    fontWeight: 600,
    color: (theme.vars ?? theme).palette.text.primary,
    textDecoration: 'none',
    '& svg': { ...mirrored, color: (theme.vars ?? theme).palette.text.secondary },
    '&[aria-current], &[aria-current]:hover': { ...tint(theme, 'primary'), '& svg': { color: 'inherit' } },
    variants: [
      {
        props: { highlighted: true },
        style: {
          marginBlockStart: theme.spacing(1),
          borderRadius: corner(theme, 'pill'),
          '&, &[aria-current], &[aria-current]:hover': {
            backgroundColor: (theme.vars ?? theme).palette.secondary.main,
            color: (theme.vars ?? theme).palette.secondary.contrastText,
            '& svg': { color: 'inherit' },
          },
          '&:hover, &[aria-current]:hover': { backgroundColor: (theme.vars ?? theme).palette.secondary.dark },
        },
      },
    ],
  })),
);

const Extra = styled('div', { name: 'KeMobileMenu', slot: 'Extra' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    marginBlockStart: theme.spacing(3),
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: hairline(theme),
  })),
);

const Account = styled('div', { name: 'KeMobileMenu', slot: 'Account' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    flex: 'none',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gap: theme.spacing(1),
    padding: theme.spacing(2, 3),
    paddingBlockEnd: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
    borderBlockStart: hairline(theme),
  })),
);

/**
 * The site's navigation on phones: a drawer from the far side with large targets. SiteHeader opens it.
 *
 * Use MUI's Drawer instead for filters and other content.
 */
export function MobileMenu(inProps: MobileMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMobileMenu' });
  const { open, onClose, links, currentHref, signIn, signUp, children, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('MobileMenu', english, labels);
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Root
      ownerState={props}
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id } }}
      {...other}
    >
      <Head ownerState={props}>
        <Typography id={id} component="h2" variant="h4">
          {words.menu}
        </Typography>
        <IconButton aria-label={words.close} onClick={onClose} autoFocus>
          <CloseRounded />
        </IconButton>
      </Head>
      <Content ownerState={props}>
        {links.length > 0 && (
          <nav aria-label={words.menu}>
            <Links ownerState={props} disablePadding>
              {links.map(({ label, href, highlighted = false }) => (
                <ListItem key={href} disablePadding>
                  <MenuLink
                    href={href}
                    aria-current={href === currentHref ? 'page' : undefined}
                    ownerState={{ ...props, highlighted }}
                    {...joinProps({ onClick: onClose }, slotProps.link)}
                  >
                    {label}
                    <ChevronRightRounded />
                  </MenuLink>
                </ListItem>
              ))}
            </Links>
          </nav>
        )}
        {children && <Extra ownerState={props}>{children}</Extra>}
      </Content>
      {(signIn || signUp) && (
        <Account ownerState={props}>
          {signIn && (
            <Button href={signIn.href} variant="outlined" onClick={onClose}>
              {signIn.label}
            </Button>
          )}
          {signUp && (
            <Button href={signUp.href} variant="contained" onClick={onClose}>
              {signUp.label}
            </Button>
          )}
        </Account>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MobileMenu: MobileMenuLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMobileMenu: 'root' | 'head' | 'content' | 'links' | 'link' | 'extra' | 'account';
  }
  interface ComponentsPropsList {
    KeMobileMenu: Partial<MobileMenuProps>;
  }
  interface Components<Theme = unknown> {
    KeMobileMenu?: {
      defaultProps?: ComponentsPropsList['KeMobileMenu'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMobileMenu'];
      variants?: ComponentsVariants<Theme>['KeMobileMenu'];
    };
  }
}
