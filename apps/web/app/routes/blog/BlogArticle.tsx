import type { Blog } from '@karachi-estates/contracts/blogs';
import { ArticleBody } from '@karachi-estates/design-system/ArticleBody';
import { Icon } from '@karachi-estates/design-system/Icon';
import { Picture } from '@karachi-estates/design-system/Picture';
import { fullDate } from '@karachi-estates/domain/day';
import { KitLink } from '../../chrome/KitLink.tsx';
import { blogs as words } from '../../content/blogs.ts';
import { fill } from '../../content/fill.ts';
import styles from './BlogArticle.module.css';

/** An article with its cover, as one reads it. */
export function BlogArticle({ blog }: { blog: Blog }) {
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p>
          <KitLink className={styles.back} href="/blogs">
            <Icon name="arrow-back" size="text" mirrored />
            {words.back}
          </KitLink>
        </p>
        <h1>{blog.title}</h1>
        <p className={styles.facts}>
          <time dateTime={blog.created_at}>{fill(words.published, { date: fullDate(blog.created_at) })}</time>
          <span>{fill(words.author, { author: blog.author })}</span>
        </p>
      </header>
      {blog.image && (
        <div className={styles.cover}>
          <Picture
            picture={blog.image}
            alt={blog.image_alt}
            sizes="(min-width: 64em) 60rem, (min-width: 48em) 100vw, 87vw"
            ratio="gallery"
            rounded
            priority
          />
        </div>
      )}
      <div className={styles.text}>
        <ArticleBody html={blog.content} />
      </div>
    </article>
  );
}
