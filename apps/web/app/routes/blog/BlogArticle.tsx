import type { Blog } from '@karachi-estates/contracts/blogs';
import { ArticleView } from '@karachi-estates/design-system/ArticleView';
import { mirrored } from '@karachi-estates/design-system/theme/looks';
import { fullDate } from '@karachi-estates/domain/day';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Link from '@mui/material/Link';
import { blogs } from '../../content/blogs.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PrintedAddress } from '../../printing/PrintedAddress.tsx';

/** An article with its cover, as one reads it. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const locale = useLocale();
  const words = useContent('blogs', blogs);
  return (
    <ArticleView
      title={blog.title}
      html={blog.content}
      published={{ date: blog.created_at, label: fill(words.published, { date: fullDate(blog.created_at, locale) }) }}
      byline={fill(words.author, { author: blog.author })}
      cover={blog.image}
      coverAlt={blog.image_alt}
      back={
        <Link
          href="/blogs"
          sx={{
            display: 'inline-flex',
            alignSelf: 'start',
            alignItems: 'center',
            gap: 0.75,
            minHeight: '2.75rem',
            displayPrint: 'none',
          }}
        >
          <ArrowBackRounded fontSize="inherit" sx={mirrored} />
          {words.back}
        </Link>
      }
    >
      <PrintedAddress path={`/blogs/${blog.id}`} sx={{ mt: 1.5 }} />
    </ArticleView>
  );
}
