import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLocation } from 'react-router-dom';
import { BlogCards } from '../../blogs/BlogCards.tsx';
import { blogs } from '../../content/blogs.ts';
import { blogsSeo } from '../../content/blogsSeo.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { blogPage, useBlogPage } from '../../data/blogPages.ts';
import { isRefusal } from '../../data/call.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { pageMeta, siteOf } from '../../seo/pageMeta.ts';

const cursorIn = (search: string) => new URLSearchParams(search).get('cursor');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = cursorIn(new URL(request.url).search);
  try {
    return { fallback: await fallbackOf(context.api, [blogPage(cursor)]) };
  } catch (error) {
    // A cursor that was cut, or is of another list: the first page is what there is.
    if (cursor && isRefusal(error)) throw redirect('/blogs');
    throw error;
  }
}

export function clientLoader({ request }: { request: Request }) {
  startReading([blogPage(cursorIn(new URL(request.url).search))]);
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

/** The ways to other pages of the list. */
function Paging({ isFirst, next }: { isFirst: boolean; next: string | null | undefined }) {
  const words = useContent('blogs', blogs);
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={words.paging}
      sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'center', mt: 5 }}
    >
      {!isFirst && (
        <Link href="/blogs" underline="always">
          {words.newest}
        </Link>
      )}
      {next && (
        <Button href={`/blogs?cursor=${next}`} rel="next" variant="outlined" size="large">
          {words.older}
        </Button>
      )}
    </Stack>
  );
}

/** One page of them. */
function Articles({ cursor }: { cursor: string | null }) {
  const words = useContent('blogs', blogs);
  const { data, error, isLoading, reference, retry } = useBlogPage(cursor);
  if (error && !data)
    return (
      <FailedState title={words.failed.heading} reference={reference} onRetry={retry}>
        {words.failed.text}
      </FailedState>
    );
  if (isLoading && !data) return <Typography role="status">{words.loading}</Typography>;
  return (
    <>
      {data?.items.length === 0 ? (
        <EmptyState title={words.empty.heading} icon={<ArticleRounded />}>
          {words.empty.text}
        </EmptyState>
      ) : (
        <BlogCards blogs={data?.items ?? []} headingLevel={2} priorityCount={1} />
      )}
      {(cursor || data?.next) && <Paging isFirst={!cursor} next={data?.next} />}
    </>
  );
}

/** Latest Blogs: every article, newest first, page by page; each page is an address. */
export default function BlogsRoute() {
  const words = useContent('blogs', blogs);
  const locale = useLocale();
  const cursor = cursorIn(useLocation().search);
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
      <Articles cursor={cursor} />
    </Section>
  );
}
