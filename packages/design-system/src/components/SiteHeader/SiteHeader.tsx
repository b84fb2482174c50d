import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AccountMenuLabels, AccountMenuPerson } from '../AccountMenu/AccountMenu.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
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
  /** The words of the signed-in person's menu. */
  account?: Partial<AccountMenuLabels>;
}

export interface SiteHeaderProps {
  /** The wide screen's links. */
  links: readonly SiteHeaderLink[];
  /** The phone's links. */
  menuLinks: readonly SiteHeaderLink[];
  /** Address of the page we are on, to mark its link. */
  currentHref?: string;
  /** Shown to guests. */
  signIn: SiteHeaderLink;
  /** Shown to guests. */
  signUp: SiteHeaderLink;
  /** The signed-in person; guests see Sign in and Sign up. */
  person?: AccountMenuPerson;
  /** The signed-in person's own pages. */
  accountLinks?: readonly { label: string; href: string; icon?: IconName }[];
  /** Logout was pressed. */
  onLogout?: () => void;
  /** Where the logo leads. */
  homeHref?: string;
  /** Its words in another language; English without it. */
  labels?: Partial<SiteHeaderLabels> | undefined;
  /** Below the links of the phone's menu, such as the choice of the colour scheme. */
  menuExtra?: ReactNode;
  /** Id for the outline of the logo, so that the footer can draw it again. */
  logoId?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

// Guests have none, and most visitors are guests.
const AccountMenu = lazy(async () => ({ default: (await import('../AccountMenu/AccountMenu.tsx')).AccountMenu }));

const english: SiteHeaderLabels = {
  home: 'Karachi Estates, home',
  navigation: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close',
};

/**
 * The head of every public page. It stays in view and turns translucent once the page scrolls beneath it.
 *
 * Use ProjectHeader instead on the page of a project, DashboardShell in the workspace.
 */
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
  logoId,
  linkComponent: Anchor = 'a',
}: SiteHeaderProps) {
  const words = { ...english, ...labels };
  // Unopened, the menu is nothing: the page does without its sheet until somebody asks for it.
  const [menu, setMenu] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const menuOpen = menu === 'open';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Anchor className={styles.home} href={homeHref} aria-label={words.home}>
          <Logo outlineId={logoId} />
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
            <Suspense fallback={<Avatar name={person.name} src={person.picture} />}>
              <AccountMenu
                person={person}
                links={accountLinks}
                onLogout={onLogout}
                labels={words.account}
                linkComponent={Anchor}
              />
            </Suspense>
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
              onClick={() => setMenu('open')}
            />
          </span>
        </div>
      </div>
      {menu !== 'unopened' && (
        <MobileMenu
          open={menuOpen}
          onClose={() => setMenu('closed')}
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
      )}
    </header>
  );
}
