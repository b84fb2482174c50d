import type { CSSProperties } from 'react';
import { Button } from '../Button/Button.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import type { ProjectLink } from '../ProjectHeader/ProjectHeader.tsx';
import styles from './ProjectHero.module.css';

export interface ProjectHeroProps {
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
  /** The part of it that a tall phone shows, 3:5: its pixels are all seen, where most of a wide picture's lie outside. */
  portrait?: PictureSource;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** The main action first. */
  actions: readonly ProjectLink[];
  /** Which part of the picture stays in view on phones, in per cent from its start. */
  focus?: number;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The first screen of a project's page: one picture from edge to edge, its name and its promise.
 *
 * Use HeroSearch instead where a search begins.
 */
export function ProjectHero({
  title,
  overline,
  tagline,
  sentence,
  picture,
  portrait,
  alt,
  actions,
  focus = 50,
  linkComponent,
}: ProjectHeroProps) {
  // A tall phone shows the picture's middle at full height, so it needs more pixels than it is wide.
  const whole = <Picture picture={picture} alt={alt} sizes="(min-width: 48em) 100vw, 160vw" ratio="fill" priority />;
  return (
    <section className={styles.hero}>
      <div className={styles.picture} style={{ '--focus': `${focus}%` } as CSSProperties}>
        {portrait ? (
          <picture>
            <source media="(max-aspect-ratio: 3/5)" srcSet={portrait.srcSet ?? portrait.src} sizes="66vw" />
            {whole}
          </picture>
        ) : (
          whole
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.overline}>{overline}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <div className={styles.foot}>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <Button
                key={href}
                href={href}
                size="large"
                variant={index === 0 ? 'filled' : 'outlined'}
                tone={index === 0 ? 'primary' : 'onPicture'}
                linkComponent={linkComponent}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
