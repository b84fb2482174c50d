import PhoneRounded from '@mui/icons-material/PhoneRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { narrowerThan } from '../../theme/breakpoints.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { hairline } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the bar says. */
export interface ContactBarLabels {
  /** Names it for screen readers. */
  name: string;
  call: string;
  whatsapp: string;
}

export interface ContactBarProps extends ComponentPropsWithRef<'section'> {
  /** `https://wa.me/…` with the message ready; the button is left out without it. */
  whatsappHref?: string;
  /** `tel:+92…`; the button is left out without it. */
  telHref?: string;
  /** Somebody is about to contact the seller, to be counted. */
  onContact?: (kind: 'whatsapp' | 'call') => void;
  /** In front of the buttons: the price. */
  children?: ReactNode;
  /** Under the buttons: who gets what when one of them is pressed. */
  note?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ContactBarLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the two buttons. */
  slotProps?: { whatsapp?: Partial<ButtonProps<'a'>>; call?: Partial<ButtonProps<'a'>> };
}

const english: ContactBarLabels = { name: 'Call or message the seller', call: 'Call', whatsapp: 'WhatsApp' };

// Where even the price and two buttons do not fit, the buttons count.
const NARROW = narrowerThan(416);

// What the keyboard comes to is scrolled to where the bar does not hide it.
const roomBelow = (
  <GlobalStyles styles={(theme) => ({ [theme.breakpoints.down('lg')]: { html: { scrollPaddingBlockEnd: '7rem' } } })} />
);

const Root = styled('section', { name: 'KeContactBar', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: theme.zIndex.appBar - 1,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: theme.spacing(2),
    paddingBlock: theme.spacing(1),
    paddingBlockEnd: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
    borderBlockStart: hairline(theme),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
    [theme.breakpoints.up('lg')]: { display: 'none' },
    '@media print': { display: 'none' },
  })),
);

const Price = styled('div', { name: 'KeContactBar', slot: 'Price' })<{ ownerState: object }>({
  minWidth: 0,
  whiteSpace: 'nowrap',
  [NARROW]: { display: 'none' },
});

const Actions = styled('div', { name: 'KeContactBar', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    justifyContent: 'flex-end',
    [NARROW]: { '& > *': { flex: 1, minWidth: 'min-content' } },
  })),
);

const Note = styled('p', { name: 'KeContactBar', slot: 'Note' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    width: '100%',
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
    // Below the buttons, which fill the bar on phones alone.
    textAlign: 'end',
    [NARROW]: { textAlign: 'center' },
  })),
);

/**
 * WhatsApp and Call at the lower edge of phones and tablets, within the thumb's reach. Put it last into the page's main
 * part: it sticks to the window's edge as long as that part is in sight and never covers its end. Desktops do not show
 * it.
 *
 * Use ContactCard for desktops.
 */
export function ContactBar(inProps: ContactBarProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeContactBar',
  });
  const { whatsappHref, telHref, onContact, children, note, labels, slotProps, ...other } = props;
  const words = useKitWords('ContactBar', english, labels);
  if (!whatsappHref && !telHref) return null;
  return (
    <Root ownerState={props} aria-label={words.name} {...other}>
      {roomBelow}
      {children && <Price ownerState={props}>{children}</Price>}
      <Actions ownerState={props}>
        {telHref && (
          <Button
            href={telHref}
            startIcon={<PhoneRounded />}
            variant="outlined"
            {...joinProps({ onClick: () => onContact?.('call') }, slotProps?.call)}
          >
            {words.call}
          </Button>
        )}
        {whatsappHref && (
          <Button
            href={whatsappHref}
            target="_blank"
            rel="noopener noreferrer"
            variant="contained"
            startIcon={<WhatsApp />}
            {...joinProps({ onClick: () => onContact?.('whatsapp') }, slotProps?.whatsapp)}
          >
            {words.whatsapp}
          </Button>
        )}
      </Actions>
      {note && <Note ownerState={props}>{note}</Note>}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ContactBar: ContactBarLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeContactBar: 'root' | 'price' | 'actions' | 'note';
  }
  interface ComponentsPropsList {
    KeContactBar: Partial<ContactBarProps>;
  }
  interface Components<Theme = unknown> {
    KeContactBar?: {
      defaultProps?: ComponentsPropsList['KeContactBar'];
      styleOverrides?: ComponentsOverrides<Theme>['KeContactBar'];
      variants?: ComponentsVariants<Theme>['KeContactBar'];
    };
  }
}
