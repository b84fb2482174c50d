import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Chip from '@mui/material/Chip';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { narrowerThan } from '../../theme/breakpoints.ts';
import { CONTENT_WIDTH, corner, gutters, hairline, sunken, tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Logo } from '../Logo/Logo.tsx';

export interface SiteFooterLink {
  label: string;
  href: string;
  newTab?: boolean | undefined;
}

/** What the footer says beside what it is given. */
export interface SiteFooterLabels {
  /** Names the links for screen readers. */
  navigation: string;
  /** Said of links that open a new tab. */
  newTab: string;
  /** Names the logo's link. */
  home: string;
}

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'> {
  /** One sentence about the site. */
  summary: string;
  /** Links by subject, in their order. */
  groups: readonly { heading: string; links: readonly SiteFooterLink[] }[];
  /** How to reach the house, with the names of its icons. */
  contact: { heading: string; email: string; emailLabel: string; address: string; addressLabel: string };
  /** The line of whose it is. */
  copyright: string;
  /** Said while the site shows sample data. */
  demoNotice?: string | undefined;
  /** Where the logo leads. @default '/' */
  homeHref?: string;
  /** On the last line, such as the choice of the colour scheme. */
  children?: ReactNode;
  /** Id of a logo's outline elsewhere in the page, to draw it from there. */
  logoFrom?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<SiteFooterLabels> | undefined;
  /** More props of the parts inside: each heading, each link. @default {} */
  slotProps?: { heading?: TypographyProps; link?: Partial<LinkProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: SiteFooterLabels = {
  navigation: 'Footer',
  newTab: 'opens in a new tab',
  home: 'Karachi Estates, home',
};

const Root = styled('footer', { name: 'KeSiteFooter', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...gutters({ theme }),
    borderBlockStart: hairline(theme),
    backgroundColor: sunken(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

// On tablets two columns of links are enough: a third would break the names of pages in two.
const Columns = styled('div', { name: 'KeSiteFooter', slot: 'Columns' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    maxWidth: CONTENT_WIDTH,
    marginInline: 'auto',
    paddingBlock: theme.spacing(7),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.5fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: '1.25fr 1.5fr 1fr',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  })),
);

const About = styled('div', { name: 'KeSiteFooter', slot: 'About' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: theme.spacing(2),
    '& > p': { maxWidth: '22rem' },
  })),
);

const Groups = styled('nav', { name: 'KeSiteFooter', slot: 'Groups' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(3),
    [narrowerThan(264)]: { gridTemplateColumns: '1fr' },
  })),
);

const Group = styled('div', { name: 'KeSiteFooter', slot: 'Group' })<{ ownerState: object }>({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > address': { display: 'grid', minWidth: 0, fontStyle: 'normal' },
});

const Heading = styled(Typography, { name: 'KeSiteFooter', slot: 'Heading' })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    paddingBlockEnd: theme.spacing(1.5),
    color: (theme.vars ?? theme).palette.text.primary,
  })),
);

const FootLink = styled(Link, { name: 'KeSiteFooter', slot: 'Link' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '2.25rem',
    maxWidth: '100%',
    borderRadius: corner(theme, 'small'),
    color: 'inherit',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    '&:hover': { color: (theme.vars ?? theme).palette.primary.main },
  })),
);

const NewTab = styled('span', { name: 'KeSiteFooter', slot: 'NewTab' })<{ ownerState: object }>(visuallyHidden);

const Place = styled('p', { name: 'KeSiteFooter', slot: 'Place' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    gap: '0.375rem',
    margin: 0,
    paddingBlock: theme.spacing(0.5),
    '& svg': { marginBlockStart: '0.2em' },
  })),
);

const Last = styled('div', { name: 'KeSiteFooter', slot: 'Last' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 3),
    maxWidth: CONTENT_WIDTH,
    marginInline: 'auto',
    paddingBlock: theme.spacing(3),
    borderBlockStart: hairline(theme),
    '& > p': { margin: 0 },
  })),
);

const DemoNotice = styled(Chip, { name: 'KeSiteFooter', slot: 'DemoNotice' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    height: 'auto',
    minHeight: '1.625rem',
    backgroundColor: tint(theme, 'secondary').backgroundColor,
    color: (theme.vars ?? theme).palette.text.primary,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    '& .MuiChip-label': { whiteSpace: 'normal' },
  })),
);

/**
 * The foot of every public page: where else to go, how to reach us, whose it is.
 *
 * Use ProjectFooter instead on the page of a project.
 */
export function SiteFooter(inProps: SiteFooterProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSiteFooter' });
  const {
    summary,
    groups,
    contact,
    copyright,
    demoNotice,
    homeHref = '/',
    children,
    logoFrom,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, homeHref };
  const words = useKitWords('SiteFooter', english, labels);
  const heading = (text: string) => (
    <Heading ownerState={ownerState} variant="subtitle2" component="h2" {...slotProps.heading}>
      {text}
    </Heading>
  );
  return (
    <Root ownerState={ownerState} {...other}>
      <Columns ownerState={ownerState}>
        <About ownerState={ownerState}>
          <Link href={homeHref} aria-label={words.home} underline="none">
            <Logo outlineFrom={logoFrom} />
          </Link>
          <Typography>{summary}</Typography>
        </About>
        <Groups ownerState={ownerState} aria-label={words.navigation}>
          {groups.map(({ heading: subject, links }) => (
            <Group ownerState={ownerState} key={subject}>
              {heading(subject)}
              <ul>
                {links.map(({ label, href, newTab }) => (
                  <li key={label}>
                    <FootLink
                      ownerState={ownerState}
                      href={href}
                      {...(newTab && { target: '_blank', rel: 'noopener' })}
                      {...slotProps.link}
                    >
                      {label}
                      {newTab && (
                        <>
                          <NewTab ownerState={ownerState}>{` (${words.newTab})`}</NewTab>
                          <OpenInNewRounded fontSize="inherit" />
                        </>
                      )}
                    </FootLink>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Groups>
        <Group ownerState={ownerState}>
          {heading(contact.heading)}
          <address>
            <FootLink ownerState={ownerState} href={`mailto:${contact.email}`} {...slotProps.link}>
              <MailOutlineRounded role="img" aria-hidden={false} aria-label={contact.emailLabel} />
              {contact.email}
            </FootLink>
            <Place ownerState={ownerState}>
              <PlaceRounded role="img" aria-hidden={false} aria-label={contact.addressLabel} />
              <span>{contact.address}</span>
            </Place>
          </address>
        </Group>
      </Columns>
      <Last ownerState={ownerState}>
        <p>{copyright}</p>
        {demoNotice && <DemoNotice ownerState={ownerState} size="small" label={demoNotice} />}
        {children}
      </Last>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SiteFooter: SiteFooterLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSiteFooter:
      | 'root'
      | 'columns'
      | 'about'
      | 'groups'
      | 'group'
      | 'heading'
      | 'link'
      | 'newTab'
      | 'place'
      | 'last'
      | 'demoNotice';
  }
  interface ComponentsPropsList {
    KeSiteFooter: Partial<SiteFooterProps>;
  }
  interface Components<Theme = unknown> {
    KeSiteFooter?: {
      defaultProps?: ComponentsPropsList['KeSiteFooter'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSiteFooter'];
      variants?: ComponentsVariants<Theme>['KeSiteFooter'];
    };
  }
}
