import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './DemoSidebar.module.css';

export interface DemoSidebarProps {
  /** Whose menu: a seller's adds Previous Sell, Ad and Plans. */
  role: 'buyer' | 'seller';
  /** Where every entry leads; it is a demonstration without pages of its own. */
  href?: string;
  linkComponent?: LinkComponent;
}

interface Entry {
  label: string;
  icon: IconName;
  sellersOnly?: boolean;
}

const entries: readonly Entry[] = [
  { label: 'Profile', icon: 'person' },
  { label: 'Chats', icon: 'mail' },
  { label: "FAQ's", icon: 'info' },
  { label: 'Previous Buy', icon: 'house' },
  { label: 'Previous Sell', icon: 'handshake', sellersOnly: true },
  { label: 'Saved', icon: 'heart-outline' },
  { label: 'Ad', icon: 'tag', sellersOnly: true },
  { label: 'Plans', icon: 'plans', sellersOnly: true },
  { label: 'Log Out', icon: 'log-out' },
];

/** A sidebar with made-up data that shows what an account could hold. Use DashboardShell for the real workspace. */
export function DemoSidebar({ role, href = '#', linkComponent: Anchor = 'a' }: DemoSidebarProps) {
  const person = role === 'seller' ? 'Sana Estates' : 'Ahmed Ali';
  return (
    <nav className={styles.sidebar} aria-label={`Sample menu of a ${role}`}>
      <div className={styles.person}>
        <Avatar name={person} size="large" />
        <p className={styles.name}>{person}</p>
        <Badge tone="primary">{role === 'seller' ? 'Seller' : 'Buyer'}</Badge>
        <p className={styles.since}>Member since 2024</p>
      </div>
      <ul className={styles.links}>
        {entries
          .filter(({ sellersOnly }) => !sellersOnly || role === 'seller')
          .map(({ label, icon }) => (
            <li key={label}>
              <Anchor className={styles.link} href={href}>
                <Icon name={icon} />
                {label}
              </Anchor>
            </li>
          ))}
      </ul>
      <p className={styles.note}>Sample data</p>
    </nav>
  );
}
