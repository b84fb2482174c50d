import { initials } from '@karachi-estates/domain/accounts/initials';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ElementType, type ReactNode, useId, useRef, useState } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { corner, leading, mirrored, oneLine, TARGET, tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** The signed-in person, as far as the header shows them. */
export interface AccountMenuPerson {
  name: string;
  /** In words: "Buyer", "Seller". */
  role: string;
  picture?: string | null | undefined;
}

/** What the menu says. */
export interface AccountMenuLabels {
  /** Comes before the person's name, as the button's name. */
  menuOf: string;
  logout: string;
}

export interface AccountMenuProps extends Omit<ButtonBaseProps, 'children'> {
  /** Who is signed in. */
  person: AccountMenuPerson;
  /** The person's own pages, in their order. */
  links: readonly { label: string; href: string; icon?: ReactNode }[];
  /** Logout was pressed. */
  onLogout: () => void;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AccountMenuLabels> | undefined;
  /** More props of the parts inside: the picture, the menu. @default {} */
  slotProps?: { avatar?: AvatarProps; menu?: Partial<MenuProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: AccountMenuLabels = { menuOf: 'Account menu of', logout: 'Logout' };

const Root = styled(ButtonBase, { name: 'KeAccountMenu', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    flex: 'none',
    gap: '0.625rem',
    minHeight: TARGET,
    padding: theme.spacing(0.5),
    borderRadius: corner(theme, 'pill'),
    color: (theme.vars ?? theme).palette.text.primary,
    textAlign: 'start',
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
    '& > svg': {
      color: (theme.vars ?? theme).palette.text.secondary,
      transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }),
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      [theme.breakpoints.down('lg')]: { display: 'none' },
    },
    '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  })),
);

const Face = styled(Avatar, { name: 'KeAccountMenu', slot: 'Face' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    // As large as the letters in it.
    width: '2.5rem',
    height: '2.5rem',
    fontSize: '1rem',
    fontWeight: 600,
  })),
);

// A narrow header shows the picture only; the name stays for those who listen.
const Words = styled('span', { name: 'KeAccountMenu', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    maxWidth: '10rem',
    lineHeight: leading(theme, 1.25),
    // A name reads in its own direction and stands where the button's words begin: `left` is turned with the page.
    '& > b': {
      ...oneLine,
      ...theme.typography.body2,
      lineHeight: leading(theme, 1.25),
      fontWeight: 600,
      textAlign: 'left',
    },
    '& > small': {
      ...oneLine,
      fontSize: '0.8125rem',
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    [theme.breakpoints.down('lg')]: visuallyHidden,
  })),
);

const Choices = styled(Menu, { name: 'KeAccountMenu', slot: 'Menu' })<{ ownerState: object }>({
  '& .MuiMenu-paper': { minWidth: '13rem' },
});

const Choice = styled(MenuItem, { name: 'KeAccountMenu', slot: 'Item' })<{
  component?: ElementType;
  href?: string;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    gap: '0.75rem',
    fontWeight: theme.typography.fontWeightMedium,
    '& svg': { color: (theme.vars ?? theme).palette.text.secondary },
  })),
);

const LogoutIcon = styled(LogoutRounded)(mirrored);

/**
 * The round picture in the header that opens the person's own pages and Logout.
 *
 * Use MobileMenu instead for the pages of the site on phones.
 */
export function AccountMenu(inProps: AccountMenuProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAccountMenu' });
  const { person, links, onLogout, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('AccountMenu', english, labels);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const openerId = other.id ?? `${id}-opener`;
  const menuId = slotProps.menu?.id ?? `${id}-menu`;
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <>
      <Root
        ownerState={props}
        id={openerId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        {...joinProps({ ref: opener, onClick: () => setOpen(true) }, other)}
      >
        <Face ownerState={props} src={person.picture ?? undefined} alt="" aria-hidden {...slotProps.avatar}>
          {initials(person.name)}
        </Face>
        <Words ownerState={props}>
          <span style={visuallyHidden}>{`${words.menuOf} `}</span>
          <b dir="auto">{person.name}</b> <small>{person.role}</small>
        </Words>
        <ExpandMoreRounded />
      </Root>
      <Choices
        ownerState={props}
        id={menuId}
        open={open}
        // Asked for while it is drawn, and the server has no opener.
        anchorEl={open ? () => opener.current : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        disableScrollLock
        {...joinProps({ onClose: close, slotProps: { list: { 'aria-labelledby': openerId } } }, slotProps.menu)}
      >
        {links.map(({ label, href, icon }) => (
          <Choice ownerState={props} key={href} component="button" href={href} onClick={close}>
            {icon}
            {label}
          </Choice>
        ))}
        <Divider component="li" />
        <Choice
          ownerState={props}
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <LogoutIcon />
          {words.logout}
        </Choice>
      </Choices>
    </>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AccountMenu: AccountMenuLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAccountMenu: 'root' | 'face' | 'words' | 'menu' | 'item';
  }
  interface ComponentsPropsList {
    KeAccountMenu: Partial<AccountMenuProps>;
  }
  interface Components<Theme = unknown> {
    KeAccountMenu?: {
      defaultProps?: ComponentsPropsList['KeAccountMenu'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAccountMenu'];
      variants?: ComponentsVariants<Theme>['KeAccountMenu'];
    };
  }
}
