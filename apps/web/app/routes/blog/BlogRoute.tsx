import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { useTitle } from '../../chrome/useTitle.ts';
import { blog, blogHead, newestBlogs, useBlog, useBlogHead } from '../../data/blogs.ts';
import { foundPage, missingWhereRefused, type OneThing } from '../../data/oneThing.ts';
import { fallbackOf, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { siteOf, untitled } from '../../seo/pageMeta.ts';
import { blogMeta, blogTitle, missingTitle } from './blogMeta.ts';
import { MORE_BLOGS } from './shown.ts';

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  try {
    const fallback = await fallbackOf(context.api, [blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
    return foundPage(fallback);
  } catch (error) {
    return missingWhereRefused(error);
  }
}

export async function clientLoader({ params: { id = '' } }: { params: { id?: string } }) {
  startReading([blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { id = '' } }) => {
  if (!loaderData) return untitled;
  const read = valuesOf(loaderData.fallback);
  const [article, head] = [read[blog(id).key] as Blog | undefined, read[blogHead(id).key] as BlogHead | undefined];
  return blogMeta(siteOf(matches), article, head);
};

const loadPage = () => import('./BlogPage.tsx');
const BlogPage = laterComponent(loadPage);

/** One article, and where to read on. */
export default function BlogRoute() {
  const locale = useLocale();
  const { id = '' } = useParams();
  const server = useLoaderData() as OneThing | null;
  const { data: article, error } = useBlog(server?.isMissing ? null : id);
  const { data: head, isLoading } = useBlogHead(id);
  const isMissing = server?.isMissing || (error && error.status >= 400 && error.status < 500);
  const isRead = server !== null || !isLoading;
  const title = article && isRead ? blogTitle({ title: head?.seo_title || article.title }, locale) : undefined;
  useTitle(isMissing ? missingTitle(locale) : title);
  return (
    <LaterPart isScreen>
      <BlogPage />
    </LaterPart>
  );
}
