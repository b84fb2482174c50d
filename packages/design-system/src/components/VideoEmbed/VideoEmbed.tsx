import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './VideoEmbed.module.css';

export interface VideoEmbedProps {
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
}

/** A provider's player starts by itself only when its address says so. */
function playing(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

/**
 * A film behind its poster. Nothing of it, neither the file nor a provider's player, is loaded before a person presses
 * play; without JavaScript the button is a link to the film.
 *
 * Use Picture instead for what does not move.
 */
export function VideoEmbed({ title, poster, alt, play, file, embedUrl }: VideoEmbedProps) {
  const [started, setStarted] = useState(false);
  return (
    <div className={styles.film}>
      {!started && (
        <>
          <Picture picture={poster} alt={alt} sizes="(min-width: 80em) 77.5rem, 100vw" ratio="fill" />
          <a
            className={styles.play}
            href={embedUrl ?? file}
            onClick={(event) => {
              event.preventDefault();
              setStarted(true);
            }}
          >
            <span className={styles.disc}>
              <Icon name="play" size="large" />
            </span>
            <span className={styles.words}>{play}</span>
          </a>
        </>
      )}
      {started && embedUrl && (
        <iframe
          className={styles.player}
          src={playing(embedUrl)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
      {started && !embedUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the films have no speech; their names say what they show
        <video
          className={styles.player}
          src={file}
          aria-label={title}
          controls
          autoPlay
          playsInline
          ref={(player) => player?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
