import type { Blog, BlogHead } from '@karachi-estates/contracts/blogs';
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router-dom';
import { LaterPart, laterComponent } from '../../chrome/LaterPart.tsx';
import { blog, blogHead, newestBlogs } from '../../data/blogs.ts';
import { isRefusal } from '../../data/call.ts';
import { fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { siteOf } from '../../seo/pageMeta.ts';
import type { Loaded } from './BlogPage.tsx';
import { blogMeta } from './blogMeta.ts';
import { MORE_BLOGS } from './shown.ts';

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  try {
    const fallback = await fallbackOf(context.api, [blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
    return data<Loaded>({ fallback, isMissing: false });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data<Loaded>({ fallback: nothingRead, isMissing: true }, { status: 404 });
  }
}

export async function clientLoader({ params: { id = '' } }: { params: { id?: string } }) {
  startReading([blog(id), blogHead(id), newestBlogs(MORE_BLOGS)]);
  await loadPage();
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { id = '' } }) => {
  const read = valuesOf(loaderData?.fallback);
  const [article, head] = [read[blog(id).key] as Blog | undefined, read[blogHead(id).key] as BlogHead | undefined];
  return blogMeta(siteOf(matches), article, head);
};

const loadPage = () => import('./BlogPage.tsx');
const BlogPage = laterComponent(loadPage);

/** One article, and where to read on. */
export default function BlogRoute() {
  return (
    <LaterPart>
      <BlogPage />
    </LaterPart>
  );
}
