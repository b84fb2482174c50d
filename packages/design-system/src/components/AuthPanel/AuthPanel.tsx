import Card, { type CardProps } from '@mui/material/Card';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { headingSize } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Logo } from '../Logo/Logo.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';

/** What the panel says beside its form. */
export interface AuthPanelLabels {
  /** The words on the picture. */
  tagline: string;
}

export interface AuthPanelProps extends Omit<CardProps, 'children' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `div` without it. */
  component?: ElementType;
  /** The page's heading. */
  heading: string;
  /** A sentence beneath it. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Where else one may want to go: "New here? Sign up". */
  footer?: ReactNode;
  /** Beside the form on wide screens. */
  picture?: Pick<PictureSource, 'src' | 'srcSet'> | undefined;
  /** `page` has a frame; `dialog` fills the dialog it lies in, whose title is its heading. @default 'page' */
  place?: 'page' | 'dialog';
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AuthPanelLabels> | undefined;
  /** More props of the parts inside. @default {} */
  slotProps?: { heading?: TypographyProps };
}

const english: AuthPanelLabels = { tagline: 'Find Your Perfect Place' };

const Root = styled(Card, { name: 'KeAuthPanel', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: Pick<AuthPanelProps, 'place'>;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    minWidth: 0,
    variants: [
      { props: { place: 'page' }, style: { width: 'min(60rem, 100%)', marginInline: 'auto' } },
      { props: { place: 'dialog' }, style: { border: 0, borderRadius: 0 } },
    ],
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', minHeight: '34rem' },
  })),
);

// A dark ground under the picture: the words on it are legible before it is loaded, and where there is none.
const Scene = styled('div', { name: 'KeAuthPanel', slot: 'Scene' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const { common, primary } = (theme.vars ?? theme).palette;
    const veil = (strength: number) => `color-mix(in srgb, ${common.black} ${strength}%, transparent)`;
    return {
      position: 'relative',
      display: 'none',
      overflow: 'hidden',
      backgroundColor: `color-mix(in srgb, ${primary.dark} 60%, ${common.black})`,
      color: common.white,
      '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        backgroundImage: `linear-gradient(to top, ${veil(86)}, ${veil(20)} 70%, ${veil(40)})`,
      },
      [theme.breakpoints.up('md')]: { display: 'block' },
    };
  }),
);

const Over = styled('div', { name: 'KeAuthPanel', slot: 'Over' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: theme.spacing(6),
    height: '100%',
    padding: theme.spacing(4),
  })),
);

const Tagline = styled(Typography, { name: 'KeAuthPanel', slot: 'Tagline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h2,
    maxWidth: '12ch',
    fontSize: headingSize(theme, '2rem'),
  })),
);

const Main = styled('div', { name: 'KeAuthPanel', slot: 'Main' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'center',
    gap: theme.spacing(3),
    minWidth: 0,
    padding: theme.spacing(4, 3),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 5) },
  })),
);

const Head = styled('div', { name: 'KeAuthPanel', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
  })),
);

// Where the picture is not shown, its words stand above the heading.
const SmallTagline = styled(Typography, { name: 'KeAuthPanel', slot: 'SmallTagline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.primary.main,
    [theme.breakpoints.up('md')]: { display: 'none' },
  })),
);

const Foot = styled(Typography, { name: 'KeAuthPanel', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'center',
    '& a': { display: 'inline-block', paddingBlock: '0.25rem' },
  })),
);

/**
 * The frame of login, signup and everything around passwords: the form, and on wide screens a picture with the
 * tagline.
 *
 * Use AuthDialog instead where the person should stay on the page.
 */
export function AuthPanel(inProps: AuthPanelProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAuthPanel' });
  const { heading, lead, children, footer, picture, place = 'page', labels, slotProps = {}, ...other } = props;
  const ownerState = { ...props, place };
  const words = useKitWords('AuthPanel', english, labels);
  return (
    <Root variant="outlined" ownerState={ownerState} {...other}>
      <Scene ownerState={ownerState}>
        {picture && (
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            // Fills a panel that a long form makes tall, so it is cut from a picture much wider than the panel.
            sizes="80rem"
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <Over ownerState={ownerState}>
          <Logo ground="inverse" />
          <Tagline ownerState={ownerState}>{words.tagline}</Tagline>
        </Over>
      </Scene>
      <Main ownerState={ownerState}>
        <Head ownerState={ownerState}>
          <SmallTagline ownerState={ownerState} variant="subtitle2">
            {words.tagline}
          </SmallTagline>
          <Typography
            variant="h3"
            component={place === 'page' ? 'h1' : 'p'}
            aria-hidden={place === 'dialog' || undefined}
            {...slotProps.heading}
          >
            {heading}
          </Typography>
          {lead && <Typography color="textSecondary">{lead}</Typography>}
        </Head>
        {children}
        {footer && (
          <Foot ownerState={ownerState} variant="body2">
            {footer}
          </Foot>
        )}
      </Main>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AuthPanel: AuthPanelLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAuthPanel: 'root' | 'scene' | 'over' | 'tagline' | 'main' | 'head' | 'smallTagline' | 'foot';
  }
  interface ComponentsPropsList {
    KeAuthPanel: Partial<AuthPanelProps>;
  }
  interface Components<Theme = unknown> {
    KeAuthPanel?: {
      defaultProps?: ComponentsPropsList['KeAuthPanel'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAuthPanel'];
      variants?: ComponentsVariants<Theme>['KeAuthPanel'];
    };
  }
}
