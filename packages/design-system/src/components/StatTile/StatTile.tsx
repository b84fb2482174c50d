import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './StatTile.module.css';

export interface StatTileProps {
  /** What is counted. */
  label: string;
  /** A number, or a word such as the plan's name. */
  value: number | string;
  /** What the number is a part of: "2 of 15", with a bar that shows how much is used. */
  limit?: number;
  /** How the limit is said after the figure; the number comes written for people. */
  limitLabel?: (limit: string) => string;
  /** One line under the figure. */
  note?: string;
  /** Stands beside the label. */
  icon?: IconName;
}

const figures = new Intl.NumberFormat('en-PK', { numberingSystem: 'latn' });

/** One figure of the workspace. Put several into a `<dl>`; use a sentence instead when there is only one. */
export function StatTile({ label, value, limit, limitLabel = (text) => `of ${text}`, note, icon }: StatTileProps) {
  const number = typeof value === 'number' ? value : undefined;
  const share = number !== undefined && limit ? Math.min(1, number / limit) : undefined;
  return (
    <div className={`${styles.tile} ${share === 1 ? styles.full : ''}`}>
      <dt className={styles.label}>
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      <dd className={styles.value}>
        {number === undefined ? value : figures.format(number)}
        {limit !== undefined && <span className={styles.of}>{` ${limitLabel(figures.format(limit))}`}</span>}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {share !== undefined && (
        <dd className={styles.bar} aria-hidden="true">
          <div className={styles.part} style={{ inlineSize: `${share * 100}%` }} />
        </dd>
      )}
    </div>
  );
}
