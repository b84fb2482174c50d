import { BlogCard } from '@karachi-estates/design-system/BlogCard';
import { fullDate } from '@karachi-estates/domain/day';
import { KitLink } from '../chrome/KitLink.tsx';
import { blogs as words } from '../content/blogs.ts';
import type { BlogSummary } from '../data/blogs.ts';
import styles from './BlogCards.module.css';

interface BlogCardsProps {
  blogs: readonly BlogSummary[];
  headingLevel?: 2 | 3;
  /** How many covers are in view at once when the page opens. */
  priorityCount?: number;
}

/** The kit's cards of articles side by side, each leading to its article. */
export function BlogCards({ blogs, headingLevel = 3, priorityCount = 0 }: BlogCardsProps) {
  return (
    <ul className={styles.grid}>
      {blogs.map((blog, index) => (
        <li key={blog.id} className={styles.item}>
          <BlogCard
            blog={blog}
            href={`/blogs/${blog.id}`}
            date={fullDate(blog.created_at)}
            readMore={words.readMore}
            level={headingLevel}
            priority={index < priorityCount}
            linkComponent={KitLink}
          />
        </li>
      ))}
    </ul>
  );
}
