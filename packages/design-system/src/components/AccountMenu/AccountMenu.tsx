import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './AccountMenu.module.css';

/** The signed-in person, as far as the header shows them. */
export interface AccountMenuPerson {
  name: string;
  /** In words: "Buyer", "Seller". */
  role: string;
  picture?: string | null;
}

/** What the menu says. */
export interface AccountMenuLabels {
  /** Comes before the person's name, as the button's name. */
  menuOf: string;
  logout: string;
}

export interface AccountMenuProps {
  /** Who is signed in. */
  person: AccountMenuPerson;
  /** The person's own pages, in their order. */
  links: readonly { label: string; href: string; icon?: IconName }[];
  /** Logout was pressed. */
  onLogout: () => void;
  /** Its words in another language; English without it. */
  labels?: Partial<AccountMenuLabels> | undefined;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

const english: AccountMenuLabels = { menuOf: 'Account menu of', logout: 'Logout' };

/**
 * The round picture in the header that opens the person's own pages and Logout.
 *
 * Use MobileMenu instead for the pages of the site on phones.
 */
export function AccountMenu({ person, links, onLogout, labels, linkComponent: Anchor = 'a' }: AccountMenuProps) {
  const words = { ...english, ...labels };
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from any control inside
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={person.name} src={person.picture} />
        <span className={styles.words}>
          <span className="visually-hidden">{`${words.menuOf} `}</span>
          <span className={styles.name}>{person.name}</span>
          <span className={styles.role}>{person.role}</span>
        </span>
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.list} hidden={!open}>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Anchor className={styles.item} href={href} onClick={() => setOpen(false)}>
              {icon && <Icon name={icon} />}
              {label}
            </Anchor>
          </li>
        ))}
        <li className={styles.last}>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              setOpen(false);
              onLogout();
            }}
          >
            <Icon name="log-out" mirrored />
            {words.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}
