import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './SiteFooter.module.css';

export interface SiteFooterLink {
  label: string;
  href: string;
  newTab?: boolean;
}

export interface SiteFooterProps {
  /** One sentence about the site. */
  summary: string;
  /** Links by subject, in their order. */
  groups: readonly { heading: string; links: readonly SiteFooterLink[] }[];
  /** How to reach the house, with the names of its icons. */
  contact: { heading: string; email: string; emailLabel: string; address: string; addressLabel: string };
  /** The line of whose it is. */
  copyright: string;
  /** Said while the site shows sample data. */
  demoNotice?: string;
  /** Names the links for screen readers. */
  navigationLabel?: string;
  /** Said of links that open a new tab. */
  newTabHint?: string;
  /** Where the logo leads. */
  homeHref?: string;
  /** Names the logo's link. */
  homeLabel?: string;
  /** On the last line, such as the choice of the colour scheme. */
  children?: ReactNode;
  /** Id of a logo's outline elsewhere in the page, to draw it from there. */
  logoFrom?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The foot of every public page: where else to go, how to reach us, whose it is.
 *
 * Use ProjectFooter instead on the page of a project.
 */
export function SiteFooter({
  summary,
  groups,
  contact,
  copyright,
  demoNotice,
  navigationLabel = 'Footer',
  newTabHint = 'opens in a new tab',
  homeHref = '/',
  homeLabel = 'Karachi Estates, home',
  children,
  logoFrom,
  linkComponent: Anchor = 'a',
}: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Anchor className={styles.home} href={homeHref} aria-label={homeLabel}>
            <Logo outlineFrom={logoFrom} />
          </Anchor>
          <p>{summary}</p>
        </div>
        <nav className={styles.groups} aria-label={navigationLabel}>
          {groups.map(({ heading, links }) => (
            <div key={heading} className={styles.group}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ label, href, newTab }) => (
                  <li key={label}>
                    <Anchor className={styles.link} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
                      {label}
                      {newTab && (
                        <>
                          <span className="visually-hidden">{` (${newTabHint})`}</span>
                          <Icon name="external" size="text" />
                        </>
                      )}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.group}>
          <h2 className={styles.heading}>{contact.heading}</h2>
          <address className={styles.group}>
            <a className={styles.link} href={`mailto:${contact.email}`}>
              <Icon name="mail" label={contact.emailLabel} />
              {contact.email}
            </a>
            <p className={styles.place}>
              <Icon name="pin" label={contact.addressLabel} />
              <span>{contact.address}</span>
            </p>
          </address>
        </div>
      </div>
      <div className={styles.last}>
        <p>{copyright}</p>
        {demoNotice && <p className={styles.demo}>{demoNotice}</p>}
        {children}
      </div>
    </footer>
  );
}
