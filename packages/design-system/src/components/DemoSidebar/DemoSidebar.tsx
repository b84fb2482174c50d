import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './DemoSidebar.module.css';

type DemoSidebarEntry =
  | 'profile'
  | 'chats'
  | 'faqs'
  | 'previousBuy'
  | 'previousSell'
  | 'saved'
  | 'ad'
  | 'plans'
  | 'logOut';

/** What the sidebar says. */
export interface DemoSidebarLabels {
  entries: Readonly<Record<DemoSidebarEntry, string>>;
  /** A made-up person and what they are called. */
  buyer: { name: string; role: string };
  seller: { name: string; role: string };
  since: string;
  /** Says that none of it is real. */
  note: string;
  /** Names it for screen readers, with the role. */
  menuOf: (role: string) => string;
}

export interface DemoSidebarProps {
  /** Whose menu: a seller's adds Previous Sell, Ad and Plans. */
  role: 'buyer' | 'seller';
  /** Where every entry leads; it is a demonstration without pages of its own. */
  href?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<DemoSidebarLabels> | undefined;
}

interface Entry {
  id: DemoSidebarEntry;
  icon: IconName;
  sellersOnly?: boolean;
}

const entries: readonly Entry[] = [
  { id: 'profile', icon: 'person' },
  { id: 'chats', icon: 'mail' },
  { id: 'faqs', icon: 'info' },
  { id: 'previousBuy', icon: 'house' },
  { id: 'previousSell', icon: 'handshake', sellersOnly: true },
  { id: 'saved', icon: 'heart-outline' },
  { id: 'ad', icon: 'tag', sellersOnly: true },
  { id: 'plans', icon: 'plans', sellersOnly: true },
  { id: 'logOut', icon: 'log-out' },
];

const english: DemoSidebarLabels = {
  entries: {
    profile: 'Profile',
    chats: 'Chats',
    faqs: "FAQ's",
    previousBuy: 'Previous Buy',
    previousSell: 'Previous Sell',
    saved: 'Saved',
    ad: 'Ad',
    plans: 'Plans',
    logOut: 'Log Out',
  },
  buyer: { name: 'Ahmed Ali', role: 'Buyer' },
  seller: { name: 'Sana Estates', role: 'Seller' },
  since: 'Member since 2024',
  note: 'Sample data',
  menuOf: (role) => `Sample menu of a ${role.toLowerCase()}`,
};

/** A sidebar with made-up data that shows what an account could hold. Use DashboardShell for the real workspace. */
export function DemoSidebar({ role, href = '#', linkComponent: Anchor = 'a', labels }: DemoSidebarProps) {
  const words = { ...english, ...labels };
  const person = words[role];
  return (
    <nav className={styles.sidebar} aria-label={words.menuOf(person.role)}>
      <div className={styles.person}>
        <Avatar name={person.name} size="large" />
        <p className={styles.name}>{person.name}</p>
        <Badge tone="primary">{person.role}</Badge>
        <p className={styles.since}>{words.since}</p>
      </div>
      <ul className={styles.links}>
        {entries
          .filter(({ sellersOnly }) => !sellersOnly || role === 'seller')
          .map(({ id, icon }) => (
            <li key={id}>
              <Anchor className={styles.link} href={href}>
                <Icon name={icon} />
                {words.entries[id]}
              </Anchor>
            </li>
          ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </nav>
  );
}
