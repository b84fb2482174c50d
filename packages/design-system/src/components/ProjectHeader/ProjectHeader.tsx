import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './ProjectHeader.module.css';

export interface ProjectLink {
  label: string;
  href: string;
}

/** A project's mark; without a file the name is set in the heading face. */
export interface ProjectLogo {
  src: string;
  width: number;
  height: number;
}

export interface ProjectHeaderProps {
  /** Name of the project, and of its link to the top of the page. */
  name: string;
  /** Where the mark leads. */
  homeHref: string;
  /** The project's mark; its name in letters without it. */
  logo?: ProjectLogo;
  /** Sections of the page and pages around it. */
  links: readonly ProjectLink[];
  /** Stands in the phone menu only. */
  mobileLink?: ProjectLink;
  /** The one button of the header. */
  book: ProjectLink;
  /** A PDF to download. */
  brochure?: ProjectLink;
  /** What screen readers hear, and what stands on the phone's menu. */
  labels: { navigation: string; openMenu: string; menu: string; closeMenu: string };
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The head of a project's page: sections, brochure, booking. It lies over the hero and gets a ground once the page
 * scrolls beneath it. The phone menu opens and closes without JavaScript.
 *
 * Use SiteHeader instead on the marketplace.
 */
export function ProjectHeader({
  name,
  homeHref,
  logo,
  links,
  mobileLink,
  book,
  brochure,
  labels,
  linkComponent: Anchor = 'a',
}: ProjectHeaderProps) {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <header className={styles.header}>
      <Anchor href={homeHref} className={styles.logo} aria-label={name}>
        {logo ? <img src={logo.src} width={logo.width} height={logo.height} alt={name} /> : name}
      </Anchor>
      <nav className={styles.links} aria-label={labels.navigation}>
        {links.map(({ label, href }) => (
          <Anchor key={href} href={href} className={styles.link}>
            {label}
          </Anchor>
        ))}
        {brochure && (
          <a href={brochure.href} className={styles.link} download>
            {brochure.label}
            <Icon name="download" size="text" />
          </a>
        )}
      </nav>
      <Button href={book.href} size="small" shape="pill" linkComponent={Anchor}>
        {book.label}
      </Button>
      <button type="button" className={styles.open} popoverTarget={menuId} aria-label={labels.openMenu}>
        <Icon name="menu" />
      </button>
      <div id={menuId} ref={menu} popover="auto" className={styles.menu}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        >
          <Icon name="close" />
        </button>
        <nav className={styles.menuLinks} aria-label={labels.menu}>
          {[...(mobileLink ? [mobileLink] : []), ...links].map(({ label, href }) => (
            <Anchor key={href} href={href} className={styles.menuLink} onClick={close}>
              {label}
            </Anchor>
          ))}
          {brochure && (
            <a href={brochure.href} className={styles.menuLink} download onClick={close}>
              {brochure.label}
              <Icon name="download" />
            </a>
          )}
          <Button href={book.href} size="large" fullWidth linkComponent={Anchor} onClick={close}>
            {book.label}
          </Button>
        </nav>
      </div>
    </header>
  );
}
