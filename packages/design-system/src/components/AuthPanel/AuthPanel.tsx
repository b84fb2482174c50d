import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';
import styles from './AuthPanel.module.css';

export interface AuthPanelProps {
  /** The page's heading. */
  heading: string;
  /** A sentence beneath it. */
  lead?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Where else one may want to go: "New here? Sign up". */
  footer?: ReactNode;
  /** The words on the picture. */
  tagline?: string;
  /** Beside the form on wide screens. */
  picture?: Pick<PictureSource, 'src' | 'srcSet'>;
  /** `page` has a frame; `dialog` fills the dialog it lies in, whose title is its heading. */
  place?: 'page' | 'dialog';
}

/**
 * The frame of login, signup and everything around passwords: the form, and on wide screens a picture with the
 * tagline.
 *
 * Use AuthDialog instead where the person should stay on the page.
 */
export function AuthPanel({
  heading,
  lead,
  children,
  footer,
  tagline = 'Find Your Perfect Place',
  picture,
  place = 'page',
}: AuthPanelProps) {
  const Heading = place === 'page' ? 'h1' : 'p';
  return (
    <div className={`${styles.panel} ${place === 'page' ? styles.framed : ''}`}>
      <div className={styles.scene}>
        {picture && (
          <img
            className={styles.picture}
            src={picture.src}
            srcSet={picture.srcSet}
            // Fills a panel that a long form makes tall, so it is cut from a picture much wider than the panel.
            sizes="80rem"
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
        <div className={styles.over}>
          <Logo ground="inverse" />
          <p className={styles.tagline}>{tagline}</p>
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.head}>
          <p className={styles.small}>{tagline}</p>
          <Heading className={styles.heading} aria-hidden={place === 'dialog' || undefined}>
            {heading}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {footer && <p className={styles.foot}>{footer}</p>}
      </div>
    </div>
  );
}
