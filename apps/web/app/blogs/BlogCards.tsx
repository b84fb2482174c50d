import { BlogCard } from '@karachi-estates/design-system/BlogCard';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { fullDate } from '@karachi-estates/domain/day';
import { styled } from '@mui/material/styles';
import { blogs as englishBlogs } from '../content/blogs.ts';
import { useContent } from '../content/contentFor.ts';
import type { BlogSummary } from '../data/blogs.ts';
import { useLocale } from '../locale/Locale.tsx';

// Three at most, and as many as still can be read.
const Grid = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(13.5rem, (100% - 2 * ${theme.spacing(3)}) / 3)), 1fr))`,
    gap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  })),
);

interface BlogCardsProps {
  blogs: readonly BlogSummary[];
  headingLevel?: 2 | 3;
  /** How many covers are in view at once when the page opens. */
  priorityCount?: number;
}

/** The kit's cards of articles side by side, each leading to its article. */
export function BlogCards({ blogs, headingLevel = 3, priorityCount = 0 }: BlogCardsProps) {
  const locale = useLocale();
  const words = useContent('blogs', englishBlogs);
  return (
    <Grid>
      {blogs.map((blog, index) => (
        <li key={blog.id}>
          <BlogCard
            blog={blog}
            href={`/blogs/${blog.id}`}
            date={fullDate(blog.created_at, locale)}
            readMore={words.readMore}
            level={headingLevel}
            priority={index < priorityCount}
          />
        </li>
      ))}
    </Grid>
  );
}
