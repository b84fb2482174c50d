import { initials } from '@karachi-estates/domain/accounts/initials';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, use } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';

export interface SellerCardProps extends Omit<CardProps, 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `div` without it. */
  component?: ElementType;
  /** Who sells. */
  name: string;
  /** Address of their picture; the initials stand in for it. */
  image?: string | null;
  /** The number as people read it, and its `tel:` link. */
  phone?: string;
  /** `tel:+92…`, makes the number a link. */
  telHref?: string;
  /** Their e-mail address, as a link. */
  email?: string;
  /** Where their office is. */
  address?: string;
  /** Address of their own page; makes the name a link. */
  href?: string | undefined;
  /** What is known of them, under the name. */
  children?: ReactNode;
  /** Level of the heading in the outline of the page; 1 where the page is theirs. @default 3 */
  headingLevel?: 1 | 2 | 3;
  /** More props of the parts inside. */
  slotProps?: { avatar?: AvatarProps };
}

const Root = styled(Card, { name: 'KeSellerCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: theme.spacing(2),
    alignItems: 'flex-start',
    padding: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  })),
);

const Portrait = styled(Avatar, { name: 'KeSellerCard', slot: 'Portrait' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    width: '4rem',
    height: '4rem',
    fontSize: '1.375rem',
    fontWeight: 600,
  })),
);

const Body = styled('div', { name: 'KeSellerCard', slot: 'Body' })<{ ownerState: object }>({
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const Ways = styled('ul', { name: 'KeSellerCard', slot: 'Ways' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: '0.375rem',
    margin: 0,
    marginBlockStart: theme.spacing(1),
    padding: 0,
    fontSize: '0.9375rem',
    listStyle: 'none',
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > li': { display: 'flex', gap: theme.spacing(1), alignItems: 'flex-start' },
    '& svg': { marginBlockStart: '0.125rem', fontSize: '1.25rem' },
    '& a': { minHeight: '1.5rem' },
    '& a, & span': { minWidth: 0 },
  })),
);

/**
 * Who sells a property: picture, name and how to reach them.
 *
 * Use ContactCard instead beside the page, where contacting is the point.
 */
export function SellerCard(inProps: SellerCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSellerCard' });
  const { name, image, phone, telHref, email, address, href, children, headingLevel = 3, slotProps, ...other } = props;
  const ownerState = { ...props, headingLevel };
  const portrait = use(LowData) ? null : image;
  return (
    <Root ownerState={ownerState} variant="outlined" {...other}>
      <Portrait
        ownerState={ownerState}
        src={portrait ?? undefined}
        alt=""
        aria-hidden
        // Without it React preloads the face beside the picture of the home.
        slotProps={{ img: { loading: 'lazy' } }}
        {...slotProps?.avatar}
      >
        {portrait ? undefined : initials(name)}
      </Portrait>
      <Body ownerState={ownerState}>
        <Typography variant={headingLevel === 1 ? 'h2' : 'h4'} component={`h${headingLevel}`}>
          {href ? (
            <Link href={href} color="inherit" underline="always">
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {children}
        <Ways ownerState={ownerState}>
          {phone && (
            <li>
              <PhoneRounded />
              {telHref ? (
                <Link href={telHref} underline="always">
                  <bdi>{phone}</bdi>
                </Link>
              ) : (
                <bdi>{phone}</bdi>
              )}
            </li>
          )}
          {email && (
            <li>
              <MailOutlineRounded />
              <Link href={`mailto:${email}`} underline="always">
                {email}
              </Link>
            </li>
          )}
          {address && (
            <li>
              <PlaceRounded />
              <span>{address}</span>
            </li>
          )}
        </Ways>
      </Body>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSellerCard: 'root' | 'portrait' | 'body' | 'ways';
  }
  interface ComponentsPropsList {
    KeSellerCard: Partial<SellerCardProps>;
  }
  interface Components<Theme = unknown> {
    KeSellerCard?: {
      defaultProps?: ComponentsPropsList['KeSellerCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSellerCard'];
      variants?: ComponentsVariants<Theme>['KeSellerCard'];
    };
  }
}
