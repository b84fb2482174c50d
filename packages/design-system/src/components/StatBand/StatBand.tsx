import styles from './StatBand.module.css';

export interface Stat {
  /** Already written for people: 'PKR 25K'. */
  value: string;
  label: string;
}

export interface StatBandProps {
  /** The figures in their order. */
  stats: readonly Stat[];
  /** Names the figures for people who do not see where they stand. */
  label?: string;
}

/**
 * A few figures in a row, the number loud and its meaning quiet.
 *
 * Use FactGrid instead for the facts of one home, StatTile in the workspace.
 */
export function StatBand({ stats, label }: StatBandProps) {
  return (
    <dl className={styles.band} aria-label={label}>
      {stats.map(({ value, label: meaning }) => (
        <div key={meaning} className={styles.stat}>
          <dt className={styles.label}>{meaning}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
