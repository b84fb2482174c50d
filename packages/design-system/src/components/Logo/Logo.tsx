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
 * The sign and name of Karachi Estates: two roofs on the waterline, with the evening sun. Put it in a link to the home
 * page.
 *
 * Use ProjectHeader instead for the mark of a project.
 */
export function Logo({ variant = 'full', ground = 'page', outlineId, outlineFrom }: LogoProps) {
  return (
    <span className={`${styles.logo} ${styles[ground]}`}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 40"
        role="img"
        aria-label={variant === 'mark' ? 'Karachi Estates' : undefined}
        aria-hidden={variant === 'full' || undefined}
      >
        {outlineFrom ? (
          <use href={`#${outlineFrom}`} />
        ) : (
          <g id={outlineId}>
            <rect className={styles.tile} width="40" height="40" rx="10" />
            <circle className={styles.sun} cx="29" cy="12" r="3.75" />
            <path
              className={styles.roof}
              d="M8 29V18.6c0-.7.4-1.3.9-1.7l6.6-5a2 2 0 0 1 2.4 0l6.7 5c.5.4.8 1 .8 1.7v10.4h-6V22a2 2 0 0 0-2-2h-1.4a2 2 0 0 0-2 2v7z"
            />
            <path className={styles.roof} d="M27.6 29V20.4l3.6 2.3c.5.4.8.9.8 1.6V29z" />
            <path className={styles.wave} d="M7 33c2.2-1.6 4.3-1.6 6.5 0s4.3 1.6 6.5 0 4.3-1.6 6.5 0 4.3 1.6 6.5 0" />
          </g>
        )}
      </svg>
      {variant === 'full' && <span className={styles.name}>Karachi Estates</span>}
    </span>
  );
}
