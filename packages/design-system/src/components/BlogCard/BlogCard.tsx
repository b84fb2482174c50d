import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './BlogCard.module.css';

export interface BlogCardBlog {
  title: string;
  image: PictureSource | null;
  image_alt: string;
  /** Plain text; two lines of it are shown. */
  excerpt: string;
  /** ISO date and time. */
  created_at: string;
}

export interface BlogCardProps {
  /** The article, as far as a list knows it. */
  blog: BlogCardBlog;
  /** Address of the article. */
  href: string;
  /** The date for people: '3 November 2026'. */
  date: string;
  /** 'Read More' */
  readMore: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  /** The CSS `sizes` of the picture in the grid it stands in. */
  sizes?: string;
  /** For the first cards of a page: the picture is loaded at once and first. */
  priority?: boolean;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/**
 * An article in a list; the whole card leads to it.
 *
 * Use PropertyCard instead for homes, ServiceCard for what one can start.
 */
export function BlogCard({
  blog,
  href,
  date,
  readMore,
  level = 3,
  sizes = '(min-width: 64em) 25rem, (min-width: 48em) 50vw, 100vw',
  priority,
  linkComponent: Anchor = 'a',
}: BlogCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {blog.image ? (
          <Picture picture={blog.image} alt={blog.image_alt} sizes={sizes} ratio="gallery" priority={priority} />
        ) : (
          <div className={styles.noPicture}>
            <Icon name="article" size="large" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <time className={styles.date} dateTime={blog.created_at}>
          {date}
        </time>
        <Heading className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {blog.title}
          </Anchor>
        </Heading>
        <p className={styles.excerpt}>{blog.excerpt}</p>
        <span className={styles.more} aria-hidden="true">
          {readMore}
          <Icon name="arrow-forward" size="text" mirrored />
        </span>
      </div>
    </article>
  );
}
