import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './FactGrid.module.css';

export interface Fact {
  icon?: IconName;
  /** What it is: 'Bedrooms'. */
  label: string;
  /** '5', '500 sq yd', 'Yes'. */
  value: string;
}

export interface FactGridProps {
  /** Number and meaning of each, in their order. */
  facts: readonly Fact[];
}

/**
 * The facts of a property, number first: bedrooms, bathrooms, size, parking.
 *
 * Use StatBand instead for the figures of a project, StatTile in the workspace.
 */
export function FactGrid({ facts }: FactGridProps) {
  return (
    <dl className={styles.grid}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>
            {fact.icon && <Icon name={fact.icon} />}
            {fact.label}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
