import { initials } from '@karachi-estates/domain/accounts/initials';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Avatar from '@mui/material/Avatar';
import Card, { type CardProps } from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

type DemoSidebarEntry =
  | 'profile'
  | 'chats'
  | 'faqs'
  | 'previousBuy'
  | 'previousSell'
  | 'saved'
  | 'ad'
  | 'plans'
  | 'logOut';

/** What the sidebar says. */
export interface DemoSidebarLabels {
  entries: Readonly<Record<DemoSidebarEntry, string>>;
  /** A made-up person and what they are called. */
  buyer: { name: string; role: string };
  seller: { name: string; role: string };
  since: string;
  /** Says that none of it is real. */
  note: string;
  /** Names it for screen readers, with the role. */
  menuOf: (role: string) => string;
}

export interface DemoSidebarProps extends Omit<CardProps, 'role' | 'children' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `nav` without it. */
  component?: ElementType;
  /** Whose menu: a seller's adds Previous Sell, Ad and Plans. */
  role: 'buyer' | 'seller';
  /** Where every entry leads; it is a demonstration without pages of its own. @default '#' */
  href?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<DemoSidebarLabels> | undefined;
}

interface Entry {
  id: DemoSidebarEntry;
  icon: ReactNode;
  sellersOnly?: boolean;
}

const entries: readonly Entry[] = [
  { id: 'profile', icon: <PersonRounded /> },
  { id: 'chats', icon: <MailOutlineRounded /> },
  { id: 'faqs', icon: <InfoRounded /> },
  { id: 'previousBuy', icon: <HomeRounded /> },
  { id: 'previousSell', icon: <HandshakeRounded />, sellersOnly: true },
  { id: 'saved', icon: <FavoriteBorderRounded /> },
  { id: 'ad', icon: <LocalOfferRounded />, sellersOnly: true },
  { id: 'plans', icon: <WorkspacePremiumRounded />, sellersOnly: true },
  { id: 'logOut', icon: <LogoutRounded /> },
];

const english: DemoSidebarLabels = {
  entries: {
    profile: 'Profile',
    chats: 'Chats',
    faqs: "FAQ's",
    previousBuy: 'Previous Buy',
    previousSell: 'Previous Sell',
    saved: 'Saved',
    ad: 'Ad',
    plans: 'Plans',
    logOut: 'Log Out',
  },
  buyer: { name: 'Ahmed Ali', role: 'Buyer' },
  seller: { name: 'Sana Estates', role: 'Seller' },
  since: 'Member since 2024',
  note: 'Sample data',
  menuOf: (role) => `Sample menu of a ${role.toLowerCase()}`,
};

const Root = styled(Card, { name: 'KeDemoSidebar', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(3),
    width: 'min(18rem, 100%)',
    padding: theme.spacing(3, 2),
  })),
);

const Person = styled('div', { name: 'KeDemoSidebar', slot: 'Person' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(0.5),
    justifyItems: 'center',
    textAlign: 'center',
  })),
);

const Face = styled(Avatar, { name: 'KeDemoSidebar', slot: 'Face' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    width: '4rem',
    height: '4rem',
    fontSize: '1.5rem',
    fontWeight: 600,
  })),
);

const Entries = styled(List, { name: 'KeDemoSidebar', slot: 'Entries' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    '& .MuiListItemButton-root': {
      paddingInline: '0.75rem',
      color: (theme.vars ?? theme).palette.text.primary,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& .MuiListItemIcon-root': { minWidth: '2rem', color: (theme.vars ?? theme).palette.text.secondary },
  })),
);

/**
 * A sidebar with made-up data that shows what an account could hold.
 *
 * Use DashboardShell instead for the real workspace.
 */
export function DemoSidebar(inProps: DemoSidebarProps) {
  const props = useThemeProps({ props: inProps, name: 'KeDemoSidebar' });
  const { role, href = '#', labels, ...other } = props;
  const ownerState = { ...props, href };
  const words = useKitWords('DemoSidebar', english, labels);
  const person = words[role];
  return (
    <Root ownerState={ownerState} component="nav" variant="outlined" aria-label={words.menuOf(person.role)} {...other}>
      <Person ownerState={ownerState}>
        <Face ownerState={ownerState} aria-hidden>
          {initials(person.name)}
        </Face>
        <Typography variant="subtitle1">{person.name}</Typography>
        <Chip size="small" color="primary" label={person.role} />
        <Typography variant="body2" color="textSecondary">
          {words.since}
        </Typography>
      </Person>
      <Entries ownerState={ownerState} disablePadding>
        {entries
          .filter(({ sellersOnly }) => !sellersOnly || role === 'seller')
          .map(({ id, icon }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton href={href}>
                <ListItemIcon>{icon}</ListItemIcon>
                {words.entries[id]}
              </ListItemButton>
            </ListItem>
          ))}
      </Entries>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {words.note}
      </Typography>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    DemoSidebar: DemoSidebarLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDemoSidebar: 'root' | 'person' | 'face' | 'entries';
  }
  interface ComponentsPropsList {
    KeDemoSidebar: Partial<DemoSidebarProps>;
  }
  interface Components<Theme = unknown> {
    KeDemoSidebar?: {
      defaultProps?: ComponentsPropsList['KeDemoSidebar'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDemoSidebar'];
      variants?: ComponentsVariants<Theme>['KeDemoSidebar'];
    };
  }
}
