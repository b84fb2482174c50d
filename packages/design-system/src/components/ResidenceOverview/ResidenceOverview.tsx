import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { corner, focusRing, headingSize, leading, mirrored, scrim } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

export interface ResidenceOverviewItem {
  /** Id of the section with the details. */
  id: string;
  name: string;
  title: string;
  summary: string;
  /** A card without one has its words alone. */
  picture?: PictureSource;
  alt?: string;
}

export interface ResidenceOverviewProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The types of home, in their order. */
  residences: readonly ResidenceOverviewItem[];
  /** 'View details' */
  viewDetails: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: every picture. */
  slotProps?: { picture?: Partial<PictureProps> };
}

const Root = styled('ul', { name: 'KeResidenceOverview', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: { gap: theme.spacing(2) },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  })),
);

const Item = styled('li', { name: 'KeResidenceOverview', slot: 'Item' })<{ ownerState: { hasPicture: boolean } }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    aspectRatio: '3 / 4',
    isolation: 'isolate',
    overflow: 'clip',
    borderRadius: corner(theme, 'card'),
    color: (theme.vars ?? theme).palette.common.white,
    '& > img': {
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      transition: theme.transitions.create('scale', { duration: theme.transitions.duration.complex }),
    },
    '&:hover > img': { scale: '1.03' },
    // A thin inner frame, as on a printed card.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0.5rem',
      border: `0.0625rem solid ${(theme.vars ?? theme).palette.primary.main}`,
      opacity: 0,
      transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shorter }),
      pointerEvents: 'none',
    },
    '&:hover::after, &:has(a:focus-visible)::after': { opacity: 1 },
    '&:has(a:focus-visible)': focusRing(theme),
    '@media (prefers-reduced-motion: reduce)': { '&:hover > img': { scale: 'none' } },
    // The last of an odd number takes the whole line.
    [theme.breakpoints.down('lg')]: {
      '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', aspectRatio: '3 / 2' },
    },
    variants: [
      { props: { hasPicture: false }, style: { backgroundColor: (theme.vars ?? theme).palette.primary.dark } },
    ],
  })),
);

// The picture fades above the words, however many lines they take.
const FADE = '3.5rem';

const Words = styled('div', { name: 'KeResidenceOverview', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: `${FADE} ${theme.spacing(2)} ${theme.spacing(2)}`,
    backgroundImage: `linear-gradient(to top, ${scrim(theme, 0.86)}, ${scrim(theme, 0.66)} calc(100% - ${FADE}), transparent)`,
    '& > *': { margin: 0 },
    [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3), paddingBlockEnd: theme.spacing(3) },
  })),
);

const Title = styled('p', { name: 'KeResidenceOverview', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    letterSpacing: '0.12em',
  })),
);

const Name = styled('h3', { name: 'KeResidenceOverview', slot: 'Name' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h3,
    fontSize: headingSize(theme, 'clamp(1.375rem, 1rem + 1.4vw, 2rem)'),
    lineHeight: leading(theme, 1.1, 'heading'),
  })),
);

// The link covers the whole card.
const NameLink = styled(Link, { name: 'KeResidenceOverview', slot: 'Link' })<{ ownerState: object }>({
  font: 'inherit',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
});

const Summary = styled('p', { name: 'KeResidenceOverview', slot: 'Summary' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.down('md')]: { display: 'none' },
  })),
);

const More = styled('span', { name: 'KeResidenceOverview', slot: 'More' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    paddingBlockStart: theme.spacing(0.5),
    '& > svg': { ...mirrored, fontSize: '1.15em' },
  })),
);

/**
 * The types of home at a glance; each card leads to its section on the same page.
 *
 * Use ResidenceSection instead to show one of them in full.
 */
export function ResidenceOverview(inProps: ResidenceOverviewProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeResidenceOverview',
  });
  const { residences, viewDetails, slotProps, ...other } = props;
  if (residences.length === 0) return null;
  return (
    <Root ownerState={props} {...other}>
      {residences.map(({ id, name, title, summary, picture, alt = '' }) => (
        <Item ownerState={{ ...props, hasPicture: picture !== undefined }} key={id}>
          {picture && (
            <Picture
              picture={picture}
              alt={alt}
              // The picture is cut to a portrait, so its own width is larger than the card's.
              sizes="(min-width:80em) 36rem,(min-width:64em) 48vw,(min-width:40em) 60vw,80vw"
              ratio="fill"
              {...slotProps?.picture}
            />
          )}
          <Words ownerState={props}>
            <Title ownerState={props}>{title}</Title>
            <Name ownerState={props}>
              <NameLink ownerState={props} href={`#${id}`} color="inherit" underline="none">
                {name}
              </NameLink>
            </Name>
            <Summary ownerState={props}>{summary}</Summary>
            <More ownerState={props} aria-hidden="true">
              {viewDetails}
              <ArrowForwardRounded />
            </More>
          </Words>
        </Item>
      ))}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeResidenceOverview: 'root' | 'item' | 'words' | 'title' | 'name' | 'link' | 'summary' | 'more';
  }
  interface ComponentsPropsList {
    KeResidenceOverview: Partial<ResidenceOverviewProps>;
  }
  interface Components<Theme = unknown> {
    KeResidenceOverview?: {
      defaultProps?: ComponentsPropsList['KeResidenceOverview'];
      styleOverrides?: ComponentsOverrides<Theme>['KeResidenceOverview'];
      variants?: ComponentsVariants<Theme>['KeResidenceOverview'];
    };
  }
}
