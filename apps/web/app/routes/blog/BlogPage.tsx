import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLoaderData, useParams } from 'react-router-dom';
import { blogs } from '../../content/blogs.ts';
import { useContent } from '../../content/contentFor.ts';
import { useBlog } from '../../data/blogs.ts';
import type { OneThing } from '../../data/oneThing.ts';
import { BlogArticle } from './BlogArticle.tsx';
import { MoreBlogs } from './MoreBlogs.tsx';

/** One article, and where to read on. */
export default function BlogPage() {
  const words = useContent('blogs', blogs);
  const { id = '' } = useParams();
  const server = useLoaderData() as OneThing | null;
  const { data: article, error, reference, retry } = useBlog(server?.isMissing ? null : id);

  if (server?.isMissing || (error && error.status >= 400 && error.status < 500)) {
    return (
      <Section room="half">
        <EmptyState
          title={words.missing.heading}
          icon={<ArticleRounded />}
          level={1}
          action={
            <Button href="/blogs" variant="outlined">
              {words.back}
            </Button>
          }
        >
          {words.missing.text}
        </EmptyState>
      </Section>
    );
  }
  if (article) {
    return (
      <>
        <BlogArticle blog={article} />
        <MoreBlogs besides={article.id} />
      </>
    );
  }
  return (
    <Section room="half">
      {error ? (
        <FailedState level={1} title={words.failed.heading} reference={reference} onRetry={retry}>
          {words.failed.text}
        </FailedState>
      ) : (
        <Typography role="status">{words.loading}</Typography>
      )}
    </Section>
  );
}
