import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sidebar } from '../../theme/breakpoints.ts';
import { AccountMenu, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Logo } from '../Logo/Logo.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import styles from './DashboardShell.module.css';

export interface DashboardShellLink {
  label: string;
  href: string;
  icon: IconName;
  /** Leads out of the product, to a chat for example, in a new tab. */
  away?: boolean;
}

/** What the frame says beside what it is given. */
export interface DashboardShellLabels {
  skip: string;
  toggle: string;
  home: string;
  /** Names the sidebar for screen readers. */
  sidebar: string;
  newTab: string;
}

export interface DashboardShellProps {
  /** "Welcome, Hina" */
  welcome: string;
  /** The pages of the workspace, in their order. */
  links: readonly DashboardShellLink[];
  /** The address in view; its link is marked. */
  currentHref: string;
  /** The profile menu at the end of the bar. */
  account: Pick<AccountMenuProps, 'person' | 'links' | 'onLogout' | 'labels'>;
  /** Under the links, for example the plan in force. */
  sidebarFooter?: ReactNode;
  /** Where the logo leads. */
  homeHref?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<DashboardShellLabels> | undefined;
  /** The page. */
  children: ReactNode;
}

const english: DashboardShellLabels = {
  skip: 'Skip to the content',
  toggle: 'Toggle sidebar',
  home: 'Karachi Estates, dashboard',
  sidebar: 'Workspace',
  newTab: 'opens in a new tab',
};

/** On screens this narrow the sidebar lies over the page, and choosing a link closes it. */
const NARROW = `(max-width: ${sidebar.closesUpTo}px)`;
/** From here on the sidebar is open until somebody closes it. */
const WIDE = `(min-width: ${sidebar.opensFrom}px)`;

/**
 * The frame of the signed-in workspace: a bar with the welcome and the profile menu, and a sidebar that the person
 * opens and closes. Before they do, the width decides, in CSS, so that a page from the server looks right at once.
 *
 * Use SiteHeader and SiteFooter instead on public pages.
 */
export function DashboardShell({
  welcome,
  links,
  currentHref,
  account,
  sidebarFooter,
  homeHref = '/',
  linkComponent: Anchor = 'a',
  labels,
  children,
}: DashboardShellProps) {
  const words = { ...english, ...labels };
  const [sidebar, setSidebar] = useState<'auto' | 'open' | 'closed'>('auto');
  const [wide, setWide] = useState(true);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const update = () => {
      setWide(query.matches);
      setSidebar('auto');
    };
    setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  const isOpen = sidebar === 'open' || (sidebar === 'auto' && wide);
  const close = () => {
    setSidebar('closed');
    toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from any control inside
    <div
      className={styles.shell}
      data-sidebar={sidebar}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !wide && !event.defaultPrevented) close();
      }}
    >
      <SkipLink>{words.skip}</SkipLink>
      <header className={styles.bar}>
        <IconButton
          ref={toggle}
          icon="menu"
          label={words.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setSidebar(isOpen ? 'closed' : 'open')}
        />
        <Anchor className={styles.brand} href={homeHref} aria-label={words.home}>
          <Logo />
        </Anchor>
        <p className={styles.welcome}>{welcome}</p>
        <AccountMenu {...account} linkComponent={Anchor} />
      </header>
      <nav id={id} className={styles.sidebar} aria-label={words.sidebar}>
        <ul className={styles.links}>
          {links.map(({ label, href, icon, away }) => (
            <li key={href}>
              <Anchor
                className={styles.link}
                href={href}
                aria-current={href === currentHref ? 'page' : undefined}
                target={away ? '_blank' : undefined}
                rel={away ? 'noopener' : undefined}
                onClick={() => {
                  if (window.matchMedia(NARROW).matches) setSidebar('closed');
                }}
              >
                <Icon name={icon} />
                {label}
                {away && (
                  <span className={styles.away}>
                    <Icon name="external" label={words.newTab} size="text" />
                  </span>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
        {sidebarFooter && <div className={styles.foot}>{sidebarFooter}</div>}
      </nav>
      <button type="button" className={styles.veil} tabIndex={-1} aria-hidden="true" onClick={close} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
