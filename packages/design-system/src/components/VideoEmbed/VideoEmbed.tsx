import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, useState } from 'react';
import { corner, scrim } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { takeFocus } from '../../theme/takeFocus.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

export interface VideoEmbedProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Names the film for people who do not see it. */
  title: string;
  /** Stands there until the film is asked for. */
  poster: PictureSource;
  /** What the poster shows, for those who do not see it. */
  alt: string;
  /** What the button says: 'Play the film'. */
  play: string;
  /** Address of the film file. */
  file: string;
  /** Address of a video provider's player; it is used instead of the file. */
  embedUrl?: string | null;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: the poster. */
  slotProps?: { poster?: Partial<PictureProps> };
}

/** A provider's player starts by itself only when its address says so. */
function playing(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

const Root = styled('div', { name: 'KeVideoEmbed', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'clip',
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.common.black,
  })),
);

const Play = styled(Link, { name: 'KeVideoEmbed', slot: 'Play' })<{ component: 'a'; ownerState: object }>(
  memoTheme(({ theme }) => {
    const { common } = (theme.vars ?? theme).palette;
    return {
      ...theme.typography.subtitle1,
      position: 'absolute',
      inset: 0,
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: theme.spacing(2),
      backgroundColor: scrim(theme, 0.32),
      color: common.white,
      transition: theme.transitions.create('background-color', { duration: theme.transitions.duration.shorter }),
      '&:hover': { backgroundColor: scrim(theme, 0.2) },
      '&:hover > :first-of-type': { backgroundColor: common.white, color: common.black },
      '&:focus-visible': { outlineOffset: '-0.375rem' },
    };
  }),
);

const Disc = styled('span', { name: 'KeVideoEmbed', slot: 'Disc' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '5rem',
    height: '5rem',
    border: '0.0625rem solid currentcolor',
    borderRadius: '50%',
    backgroundColor: scrim(theme, 0.4),
    transition: theme.transitions.create(['background-color', 'color'], {
      duration: theme.transitions.duration.shorter,
    }),
    '& > svg': { fontSize: '1.75rem' },
  })),
);

const Words = styled('span', { name: 'KeVideoEmbed', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(0.5, 1.5),
    borderRadius: corner(theme, 'pill'),
    backgroundColor: scrim(theme),
  })),
);

const player = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;
const Frame = styled('iframe', { name: 'KeVideoEmbed', slot: 'Frame' })<{ ownerState: object }>(player);
const Film = styled('video', { name: 'KeVideoEmbed', slot: 'Film' })<{ ownerState: object }>(player);

/**
 * A film behind its poster. Nothing of it, neither the file nor a provider's player, is loaded before a person presses
 * play; without JavaScript the button is a link to the film.
 *
 * Use Picture instead for what does not move.
 */
export function VideoEmbed(inProps: VideoEmbedProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeVideoEmbed',
  });
  const { title, poster, alt, play, file, embedUrl, slotProps, ...other } = props;
  const [isStarted, setIsStarted] = useState(false);
  return (
    <Root ownerState={props} {...other}>
      {!isStarted && (
        <>
          <Picture
            picture={poster}
            alt={alt}
            sizes="(min-width:80em) 77.5rem,100vw"
            ratio="fill"
            // What plays the film covers it.
            lowData="surface"
            {...slotProps?.poster}
          />
          <Play
            ownerState={props}
            // A film is no page of the site, so it is no matter of the router's.
            component="a"
            underline="none"
            href={embedUrl ?? file}
            onClick={(event) => {
              event.preventDefault();
              setIsStarted(true);
            }}
          >
            <Disc ownerState={props}>
              <PlayArrowRounded />
            </Disc>
            <Words ownerState={props}>{play}</Words>
          </Play>
        </>
      )}
      {isStarted && embedUrl && (
        <Frame
          ownerState={props}
          src={playing(embedUrl)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
          ref={takeFocus}
        />
      )}
      {isStarted && !embedUrl && (
        <Film ownerState={props} src={file} aria-label={title} controls autoPlay playsInline ref={takeFocus} />
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeVideoEmbed: 'root' | 'play' | 'disc' | 'words' | 'frame' | 'film';
  }
  interface ComponentsPropsList {
    KeVideoEmbed: Partial<VideoEmbedProps>;
  }
  interface Components<Theme = unknown> {
    KeVideoEmbed?: {
      defaultProps?: ComponentsPropsList['KeVideoEmbed'];
      styleOverrides?: ComponentsOverrides<Theme>['KeVideoEmbed'];
      variants?: ComponentsVariants<Theme>['KeVideoEmbed'];
    };
  }
}
