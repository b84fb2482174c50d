import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import styles from './ProfileView.module.css';

export interface ProfileViewProps {
  /** The person's name. */
  name: string;
  /** In words: "Seller". */
  role: string;
  /** Address of their picture; the initials stand in for it. */
  picture?: string | null;
  /** What is known, in the order in which it is shown; without a value it says so. */
  facts: readonly { label: string; value?: string | null }[];
  /** Stands where a fact has no value. */
  emptyLabel?: string;
  /** Buttons: edit, log out. */
  actions?: ReactNode;
}

/**
 * A person's own profile, to read. The form that changes it takes its place.
 *
 * Use SellerCard instead for somebody else.
 */
export function ProfileView({ name, role, picture, facts, emptyLabel = 'Not given', actions }: ProfileViewProps) {
  return (
    <section className={styles.profile} aria-label={name}>
      <div className={styles.head}>
        <div className={styles.person}>
          <Avatar name={name} src={picture} size="large" />
          <div className={styles.words}>
            <h2 className={styles.name}>{name}</h2>
            <Badge tone="primary">{role}</Badge>
          </div>
        </div>
        {actions}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.term}>{label}</dt>
            <dd className={`${styles.value} ${value ? '' : styles.empty}`}>{value || emptyLabel}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
