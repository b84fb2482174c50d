import Button from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { wideFrom } from '../../theme/breakpoints.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { CONTENT_WIDTH, gutters, HEADER_HEIGHT, headingSize, leading, prose, scrim } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';
import type { ProjectLink } from '../ProjectHeader/ProjectHeader.tsx';

export interface ProjectHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The project's name, the heading of the page. */
  title: string;
  /** A few words above the title. */
  overline: string;
  /** Its promise. */
  tagline: string;
  /** One sentence more. */
  sentence?: string;
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /**
   * The part of it that a tall phone shows, 3:5: its pixels are all seen, where most of a wide picture's lie outside.
   */
  portrait?: PictureSource;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** The main action first. */
  actions: readonly ProjectLink[];
  /** Which part of the picture stays in view on phones, in per cent from its start. @default 50 */
  focus?: number;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: the picture. */
  slotProps?: { picture?: Partial<PictureProps> };
}

const Root = styled('section', { name: 'KeProjectHero', slot: 'Root' })<{ ownerState: object }>(
  gutters,
  ({ theme }) => ({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minHeight: 'min(100svb, 60rem)',
    paddingBlock: `calc(${HEADER_HEIGHT} + 34svb) ${theme.spacing(6)}`,
    isolation: 'isolate',
    overflow: 'clip',
    color: (theme.vars ?? theme).palette.common.white,
  }),
);

// How far the picture fades below the header and above the words, however many lines these take.
const FADE = '9rem';

const Ground = styled('div', { name: 'KeProjectHero', slot: 'Ground' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    '& > picture': { display: 'contents' },
    // The header's words lie on no bright part of the picture.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(${scrim(theme, 0.6)}, transparent ${FADE})`,
    },
  })),
);

const Words = styled('div', { name: 'KeProjectHero', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(2),
    width: '100%',
    minWidth: 0,
    maxWidth: CONTENT_WIDTH,
    marginInline: 'auto',
    '& > *': { margin: 0, minWidth: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `-${FADE} ${theme.spacing(-6)}`,
      insetInline: '-100vw',
      backgroundImage: `linear-gradient(to top, ${scrim(theme, 0.9)}, ${scrim(theme, 0.64)} calc(100% - ${FADE}), transparent)`,
    },
  })),
);

const Overline = styled('p', { name: 'KeProjectHero', slot: 'Overline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    letterSpacing: '0.24em',
  })),
);

const Title = styled('h1', { name: 'KeProjectHero', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h1,
    maxWidth: '18ch',
    fontSize: headingSize(theme, 'clamp(2.5rem, 1.5rem + 4.4vw, 5rem)'),
    lineHeight: leading(theme, 1, 'heading'),
    overflowWrap: 'anywhere',
  })),
);

const Tagline = styled('p', { name: 'KeProjectHero', slot: 'Tagline' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h3,
    fontSize: headingSize(theme, 'clamp(1.25rem, 1rem + 1.1vw, 1.875rem)'),
    fontWeight: 400,
    lineHeight: leading(theme, 1.25, 'heading'),
  })),
);

const Foot = styled('div', { name: 'KeProjectHero', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    display: 'grid',
    gap: theme.spacing(3),
    marginBlockStart: theme.spacing(1),
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: `0.0625rem solid color-mix(in srgb, ${(theme.vars ?? theme).palette.common.white} 36%, transparent)`,
    '& > p': { maxWidth: '34rem', margin: 0 },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  })),
);

const Actions = styled('div', { name: 'KeProjectHero', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1, 2),
    [wideFrom(480)]: { display: 'flex', flexWrap: 'wrap' },
    [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap' },
  })),
);

/**
 * The first screen of a project's page: one picture from edge to edge, its name and its promise.
 *
 * Use HeroSearch instead where a search begins.
 */
export function ProjectHero(inProps: ProjectHeroProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectHero' });
  const {
    title,
    overline,
    tagline,
    sentence,
    picture,
    portrait,
    alt,
    actions,
    focus = 50,
    slotProps,
    ...other
  } = props;
  const ownerState = { ...props, focus };
  const whole = (
    <Picture
      picture={picture}
      alt={alt}
      // A tall phone shows the picture's middle at full height, so it needs more pixels than it is wide.
      sizes="(min-width:48em) 100vw,160vw"
      ratio="fill"
      // Words stand over it.
      lowData="surface"
      priority
      {...joinProps({ style: { objectPosition: `${focus}% 0` } }, slotProps?.picture)}
    />
  );
  return (
    <Root ownerState={ownerState} {...other}>
      <Ground ownerState={ownerState}>
        {portrait ? (
          <picture>
            <source media="(max-aspect-ratio: 3/5)" srcSet={portrait.srcSet ?? portrait.src} sizes="66vw" />
            {whole}
          </picture>
        ) : (
          whole
        )}
      </Ground>
      <Words ownerState={ownerState}>
        <Overline ownerState={ownerState}>{overline}</Overline>
        <Title ownerState={ownerState}>{title}</Title>
        <Tagline ownerState={ownerState}>{tagline}</Tagline>
        <Foot ownerState={ownerState}>
          {sentence && <p>{sentence}</p>}
          <Actions ownerState={ownerState}>
            {actions.map(({ label, href }, index) => (
              <Button
                key={href}
                href={href}
                size="large"
                variant={index === 0 ? 'contained' : 'outlined'}
                color={index === 0 ? 'primary' : 'inherit'}
              >
                {label}
              </Button>
            ))}
          </Actions>
        </Foot>
      </Words>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectHero: 'root' | 'ground' | 'words' | 'overline' | 'title' | 'tagline' | 'foot' | 'actions';
  }
  interface ComponentsPropsList {
    KeProjectHero: Partial<ProjectHeroProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectHero?: {
      defaultProps?: ComponentsPropsList['KeProjectHero'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectHero'];
      variants?: ComponentsVariants<Theme>['KeProjectHero'];
    };
  }
}
