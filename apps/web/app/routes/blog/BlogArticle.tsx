import type { Blog } from '@karachi-estates/contracts/blogs';
import { ArticleBody } from '@karachi-estates/design-system/ArticleBody';
import { Picture } from '@karachi-estates/design-system/Picture';
import { mirrored, sectionRoom } from '@karachi-estates/design-system/theme/looks';
import { fullDate } from '@karachi-estates/domain/day';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { blogs } from '../../content/blogs.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PrintedAddress } from '../../printing/PrintedAddress.tsx';

const Column = styled('div')({ width: '100%', maxWidth: '44rem', marginInline: 'auto' });

/** An article with its cover, as one reads it. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const locale = useLocale();
  const words = useContent('blogs', blogs);
  return (
    <Container
      component="article"
      maxWidth={false}
      sx={[
        { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: '63rem' },
        (theme) => sectionRoom({ theme }),
        { paddingBlockStart: { xs: 3, md: 3, lg: 3 } },
      ]}
    >
      <Column>
        <Stack component="header" spacing={2}>
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
          <Typography variant="h1">{blog.title}</Typography>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2', color: 'text.secondary' }}
          >
            <time dateTime={blog.created_at}>{fill(words.published, { date: fullDate(blog.created_at, locale) })}</time>
            <span>{fill(words.author, { author: blog.author })}</span>
          </Stack>
        </Stack>
      </Column>
      {blog.image && (
        <Picture
          picture={blog.image}
          alt={blog.image_alt}
          sizes="(min-width: 64em) 60rem, (min-width: 48em) 100vw, 87vw"
          ratio="gallery"
          rounded
          priority
        />
      )}
      <Column>
        <ArticleBody html={blog.content} />
        <PrintedAddress path={`/blogs/${blog.id}`} />
      </Column>
    </Container>
  );
}
