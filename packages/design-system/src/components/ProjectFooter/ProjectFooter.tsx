import type { LinkComponent } from '../Link/linkComponent.ts';
import type { ProjectLink, ProjectLogo } from '../ProjectHeader/ProjectHeader.tsx';
import styles from './ProjectFooter.module.css';

export interface ProjectFooterProps {
  /** The project's name. */
  name: string;
  /** Its promise, under the name. */
  tagline: string;
  /** Its mark; the name in letters without it. */
  logo?: ProjectLogo;
  /** Documents to read or load. */
  links: readonly ProjectLink[];
  /** PDFs, opened in a new tab. */
  documents: readonly ProjectLink[];
  /** Above them. */
  documentsTitle: string;
  /** Whom to write to and to call; what is empty is left out. */
  contact?: { title: string; email?: string; phone?: string; address?: string };
  /** What pictures and plans do not promise. */
  disclaimer: string;
  /** The line of whose it is. */
  copyright: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * The last page of the brochure: mark, documents, desk, and what the pictures do not promise.
 *
 * Use SiteFooter instead on the marketplace.
 */
export function ProjectFooter({
  name,
  tagline,
  logo,
  links,
  documents,
  documentsTitle,
  contact,
  disclaimer,
  copyright,
  linkComponent: Anchor = 'a',
}: ProjectFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.mark}>
          {logo ? (
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} loading="lazy" />
          ) : (
            <p className={styles.name}>{name}</p>
          )}
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {documents.length > 0 && (
          <div className={styles.column}>
            <h2 className={styles.title}>{documentsTitle}</h2>
            {documents.map(({ label, href }) => (
              <a key={href} href={href} target="_blank" rel="noreferrer" className={styles.link}>
                {label}
              </a>
            ))}
          </div>
        )}
        {contact && (
          <div className={styles.column}>
            <h2 className={styles.title}>{contact.title}</h2>
            {contact.phone && (
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} className={styles.link}>
                {contact.phone}
              </a>
            )}
            {contact.email && (
              <a href={`mailto:${contact.email}`} className={styles.link}>
                {contact.email}
              </a>
            )}
            {contact.address && <p className={styles.address}>{contact.address}</p>}
          </div>
        )}
        <p className={styles.disclaimer}>{disclaimer}</p>
        <div className={styles.foot}>
          <p>{copyright}</p>
          <nav className={styles.links} aria-label={name}>
            {links.map(({ label, href }) => (
              <Anchor key={href} href={href} className={styles.link}>
                {label}
              </Anchor>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
