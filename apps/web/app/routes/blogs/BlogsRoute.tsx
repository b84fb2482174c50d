import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router-dom';
import { BlogCards } from '../../blogs/BlogCards.tsx';
import { blogs } from '../../content/blogs.ts';
import { blogsSeo } from '../../content/blogsSeo.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { newestBlogs, useNewestBlogs } from '../../data/blogs.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [newestBlogs()]) };
}

export function clientLoader() {
  startReading([newestBlogs()]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const site = siteOf(matches);
  const { heading } = contentFor(site.locale, 'blogs', blogs);
  const trail = [
    { name: contentFor(site.locale, 'pageNames', pageNames).home, path: '/' },
    { name: heading, path: '/blogs' },
  ];
  const about = contentFor(site.locale, 'blogsSeo', blogsSeo);
  return [
    ...pageMeta({ seo: about, path: '/blogs', site, structuredData: [breadcrumbList(site, trail)] }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: heading,
      href: localePath(site.locale, '/blogs.rss'),
    },
  ];
};

/** Latest Blogs: every article, newest first. */
export default function BlogsRoute() {
  const words = useContent('blogs', blogs);
  const locale = useLocale();
  const { data, error, isLoading, reference, retry } = useNewestBlogs();
  return (
    <Section room="half">
      <SectionHeading
        level={1}
        title={words.heading}
        lead={words.lead}
        action={
          <Link href={localePath(locale, '/blogs.rss')} underline="always">
            {words.feed}
          </Link>
        }
      />
      {data?.length === 0 ? (
        <EmptyState title={words.empty.heading} icon={<ArticleRounded />}>
          {words.empty.text}
        </EmptyState>
      ) : error && !data ? (
        <FailedState title={words.failed.heading} reference={reference} onRetry={retry}>
          {words.failed.text}
        </FailedState>
      ) : isLoading && !data ? (
        <Typography role="status">{words.loading}</Typography>
      ) : (
        <BlogCards blogs={data ?? []} headingLevel={2} priorityCount={1} />
      )}
    </Section>
  );
}
