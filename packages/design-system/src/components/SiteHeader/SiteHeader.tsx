import { type ReactNode, useState } from 'react';
import { AccountMenu, type AccountMenuPerson } from '../AccountMenu/AccountMenu.tsx';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import styles from './SiteHeader.module.css';

export interface SiteHeaderLink {
  label: string;
  href: string;
  /** Drawn as a pill: one at most. */
  highlighted?: boolean;
}

export interface SiteHeaderLabels {
  home: string;
  navigation: string;
  openMenu: string;
  menu: string;
  closeMenu: string;
  logout: string;
}

export interface SiteHeaderProps {
  /** The wide screen's links. */
  links: readonly SiteHeaderLink[];
  /** The phone's links. */
  menuLinks: readonly SiteHeaderLink[];
  /** Address of the page we are on, to mark its link. */
  currentHref?: string;
  signIn: SiteHeaderLink;
  signUp: SiteHeaderLink;
  /** The signed-in person; guests see Sign in and Sign up. */
  person?: AccountMenuPerson;
  accountLinks?: readonly { label: string; href: string; icon?: IconName }[];
  onLogout?: () => void;
  homeHref?: string;
  /** Its words in another language; English without it. */
  labels?: Partial<SiteHeaderLabels> | undefined;
  /** Below the links of the phone's menu, such as the choice of the colour scheme. */
  menuExtra?: ReactNode;
  linkComponent?: LinkComponent;
}

const english: SiteHeaderLabels = {
  home: 'Karachi Estates, home',
  navigation: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close',
  logout: 'Logout',
};

/** The head of every public page. It stays in view and turns translucent once the page scrolls beneath it. */
export function SiteHeader({
  links,
  menuLinks,
  currentHref,
  signIn,
  signUp,
  person,
  accountLinks = [],
  onLogout = () => {},
  homeHref = '/',
  labels,
  menuExtra,
  linkComponent: Anchor = 'a',
}: SiteHeaderProps) {
  const words = { ...english, ...labels };
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Anchor className={styles.home} href={homeHref} aria-label={words.home}>
          <Logo />
        </Anchor>
        <nav className={styles.navigation} aria-label={words.navigation}>
          <ul className={styles.links}>
            {links.map(({ label, href, highlighted }) => (
              <li key={href}>
                <Anchor
                  className={highlighted ? styles.pill : styles.link}
                  href={href}
                  aria-current={href === currentHref ? 'page' : undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>
          {person ? (
            <AccountMenu
              person={person}
              links={accountLinks}
              logoutLabel={words.logout}
              onLogout={onLogout}
              linkComponent={Anchor}
            />
          ) : (
            <div className={styles.guest}>
              <Button href={signIn.href} variant="quiet" linkComponent={Anchor}>
                {signIn.label}
              </Button>
              <Button href={signUp.href} linkComponent={Anchor}>
                {signUp.label}
              </Button>
            </div>
          )}
          <span className={styles.opener}>
            <IconButton
              icon="menu"
              label={words.openMenu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </span>
        </div>
      </div>
      <MobileMenu
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        title={words.menu}
        closeLabel={words.closeMenu}
        links={menuLinks}
        currentHref={currentHref}
        signIn={person ? undefined : signIn}
        signUp={person ? undefined : signUp}
        linkComponent={Anchor}
      >
        {menuExtra}
      </MobileMenu>
    </header>
  );
}
