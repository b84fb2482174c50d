import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router-dom';
import { blogs } from '../../content/blogs.ts';
import { useContent } from '../../content/contentFor.ts';
import { blog, blogHead, newestBlogs, useBlog, useBlogHead } from '../../data/blogs.ts';
import { isRefusal } from '../../data/call.ts';
import { type Fallback, fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { siteOf } from '../../seo/pageMeta.ts';
import { BlogArticle } from './BlogArticle.tsx';
import { blogMeta, blogTitle } from './blogMeta.ts';
import { MORE_BLOGS, MoreBlogs } from './MoreBlogs.tsx';

/** What the server read: the article, or that there is none. */
type Loaded = { fallback: Fallback; isMissing: boolean };

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  try {
    const fallback = await fallbackOf(context.api, [blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
    return data<Loaded>({ fallback, isMissing: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data<Loaded>({ fallback: nothingRead, isMissing: true }, { status: 404 });
  }
}

export function clientLoader({ params: { id = '' } }: { params: { id?: string } }) {
  startReading([blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { id = '' } }) => {
  const read = valuesOf(loaderData?.fallback);
  const [article, head] = [read[blog(id).key] as Blog | undefined, read[blogHead(id).key] as BlogHead | undefined];
  return blogMeta(siteOf(matches), article, head);
};

/** One article, and where to read on. */
export default function BlogRoute() {
  const words = useContent('blogs', blogs);
  const locale = useLocale();
  const { id = '' } = useParams();
  const server = useLoaderData() as Loaded | null;
  const { data: article, error, reference, retry } = useBlog(server?.isMissing ? null : id);
  const { data: head } = useBlogHead(id);
  const title = article && blogTitle({ title: head?.seo_title || article.title }, locale);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

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
