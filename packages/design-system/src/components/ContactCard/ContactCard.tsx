import { initials } from '@karachi-estates/domain/accounts/initials';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Button, { type ButtonProps } from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type ElementType, type ReactNode, use } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { HEADER_HEIGHT, hairline, leading, tabular, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the card says. */
export interface ContactCardLabels {
  /** Names it for screen readers. */
  contact: (sellerName: string) => string;
  /** Stands under the name where there is no number. */
  seller: string;
  whatsapp: string;
  call: string;
  noPhone: string;
}

export interface ContactCardProps extends Omit<CardProps, 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `section` without it. */
  component?: ElementType;
  /** Whom one contacts. */
  sellerName: string;
  /** Address of their picture; the initials stand in for it. */
  sellerImage?: string | null;
  /** The number as people read it: '0300 1234567'. */
  phone?: string;
  /** `https://wa.me/…` with the message ready; the button is left out without it. */
  whatsappHref?: string;
  /** `tel:+92…`; the button is left out without it. */
  telHref?: string;
  /** Somebody is about to contact the seller, to be counted. */
  onContact?: (kind: 'whatsapp' | 'call') => void;
  /** Above the seller: the price. */
  children?: ReactNode;
  /** Under the buttons: who gets what when one of them is pressed. */
  note?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ContactCardLabels> | undefined;
  /** More props of the parts inside: the seller's picture and the two buttons. */
  slotProps?: { avatar?: AvatarProps; whatsapp?: Partial<ButtonProps<'a'>>; call?: Partial<ButtonProps<'a'>> };
}

const english: ContactCardLabels = {
  contact: (sellerName) => `Contact ${sellerName}`,
  seller: 'Seller',
  whatsapp: 'WhatsApp',
  call: 'Call',
  noPhone: 'The seller has not left a phone number.',
};

const Root = styled(Card, { name: 'KeContactCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    insetBlockStart: `calc(${HEADER_HEIGHT} + ${theme.spacing(2)})`,
    display: 'grid',
    gap: theme.spacing(1.5),
    padding: theme.spacing(3),
  })),
);

const Head = styled('div', { name: 'KeContactCard', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    paddingBlockEnd: theme.spacing(2),
    borderBlockEnd: hairline(theme),
  })),
);

const Seller = styled('div', { name: 'KeContactCard', slot: 'Seller' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(1.5),
    alignItems: 'center',
    paddingBlock: theme.spacing(0.5),
  })),
);

const Portrait = styled(Avatar, { name: 'KeContactCard', slot: 'Portrait' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    width: '2.75rem',
    height: '2.75rem',
    fontSize: '1rem',
    fontWeight: 600,
  })),
);

const Who = styled('p', { name: 'KeContactCard', slot: 'Who' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    minWidth: 0,
    margin: 0,
    lineHeight: leading(theme, 1.4),
    '& > strong': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& > span': { ...tabular, color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875em' },
  })),
);

const small = memoTheme(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: (theme.vars ?? theme).palette.text.secondary,
}));
const NoPhone = styled('p', { name: 'KeContactCard', slot: 'NoPhone' })<{ ownerState: object }>(small);
const Note = styled('p', { name: 'KeContactCard', slot: 'Note' })<{ ownerState: object }>(small);

/**
 * How to reach the seller of a property: stays in sight beside the page on desktops.
 *
 * Use ContactBar as well for phones, where this card comes further down.
 */
export function ContactCard(inProps: ContactCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeContactCard' });
  const {
    sellerName,
    sellerImage,
    phone,
    whatsappHref,
    telHref,
    onContact,
    children,
    note,
    labels,
    slotProps,
    ...other
  } = props;
  const words = useKitWords('ContactCard', english, labels);
  const portrait = use(LowData) ? null : sellerImage;
  return (
    <Root ownerState={props} component="section" variant="outlined" aria-label={words.contact(sellerName)} {...other}>
      {children && <Head ownerState={props}>{children}</Head>}
      <Seller ownerState={props}>
        <Portrait
          ownerState={props}
          src={portrait ?? undefined}
          alt=""
          aria-hidden
          // Without it React preloads the face beside the picture of the home.
          slotProps={{ img: { loading: 'lazy' } }}
          {...slotProps?.avatar}
        >
          {portrait ? undefined : initials(sellerName)}
        </Portrait>
        <Who ownerState={props}>
          <strong>
            <bdi>{sellerName}</bdi>
          </strong>
          <span>{phone ? <bdi>{phone}</bdi> : words.seller}</span>
        </Who>
      </Seller>
      {whatsappHref && (
        <Button
          href={whatsappHref}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          startIcon={<WhatsApp />}
          size="large"
          fullWidth
          {...joinProps({ onClick: () => onContact?.('whatsapp') }, slotProps?.whatsapp)}
        >
          {words.whatsapp}
        </Button>
      )}
      {telHref && (
        <Button
          href={telHref}
          startIcon={<PhoneRounded />}
          size="large"
          variant="outlined"
          fullWidth
          {...joinProps({ onClick: () => onContact?.('call') }, slotProps?.call)}
        >
          {words.call}
        </Button>
      )}
      {whatsappHref || telHref ? (
        note && <Note ownerState={props}>{note}</Note>
      ) : (
        <NoPhone ownerState={props}>{words.noPhone}</NoPhone>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ContactCard: ContactCardLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeContactCard: 'root' | 'head' | 'seller' | 'portrait' | 'who' | 'noPhone' | 'note';
  }
  interface ComponentsPropsList {
    KeContactCard: Partial<ContactCardProps>;
  }
  interface Components<Theme = unknown> {
    KeContactCard?: {
      defaultProps?: ComponentsPropsList['KeContactCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeContactCard'];
      variants?: ComponentsVariants<Theme>['KeContactCard'];
    };
  }
}
