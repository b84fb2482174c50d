import styles from './Logo.module.css';

export interface LogoProps {
  /** `mark` is the sign alone, for the narrowest places. */
  variant?: 'full' | 'mark';
  /** `inverse` for dark pictures. */
  ground?: 'page' | 'inverse';
  /** Id for the outline, where the page draws it again. */
  outlineId?: string;
  /** Draws the outline that has this id in the page, which then carries it once. */
  outlineFrom?: string;
}

/**
 * The sign and name of Karachi Estates: three towers on the waterline, under an arch. Put it in a link to the home page.
 *
 * Use ProjectHeader instead for the mark of a project.
 */
export function Logo({ variant = 'full', ground = 'page', outlineId, outlineFrom }: LogoProps) {
  return (
    <span className={`${styles.logo} ${styles[ground]}`}>
      <svg
        className={styles.mark}
        viewBox="0 0 100 100"
        role="img"
        aria-label={variant === 'mark' ? 'Karachi Estates' : undefined}
        aria-hidden={variant === 'full' || undefined}
      >
        {outlineFrom ? (
          <use href={`#${outlineFrom}`} />
        ) : (
          <g id={outlineId}>
            <path className={styles.arch} d="M12 88V46C12 24 29 10 50 10s38 14 38 36v42" />
            <path className={styles.towers} d="M30 70V50h13v20M43 58V36l14-8v42M57 48h13v22" />
            <path
              className={styles.waves}
              d="M24 79c4.3-4 8.7-4 13 0s8.7 4 13 0 8.7-4 13 0 8.7 4 13 0M24 90c4.3-4 8.7-4 13 0s8.7 4 13 0 8.7-4 13 0 8.7 4 13 0"
            />
          </g>
        )}
      </svg>
      {variant === 'full' && <span className={styles.name}>Karachi Estates</span>}
    </span>
  );
}
