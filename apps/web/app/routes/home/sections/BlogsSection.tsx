import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import { BlogCards } from '../../../blogs/BlogCards.tsx';
import { blogs } from '../../../content/blogs.ts';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { useNewestBlogs } from '../../../data/blogs.ts';
import { FEATURED_BLOGS } from '../shown.ts';

/** Featured Blogs: the three newest. As specified, nothing is said where they cannot be read. */
export function BlogsSection() {
  const words = useContent('blogs', blogs);
  const { heading, sentence, all } = useContent('home', home).blogs;
  const { data } = useNewestBlogs(FEATURED_BLOGS);
  return (
    <Section labelledBy="blogs-heading">
      <SectionHeading
        id="blogs-heading"
        title={heading}
        lead={sentence}
        action={<OnwardLink href="/blogs">{all}</OnwardLink>}
      />
      {data?.length === 0 ? (
        <EmptyState title={words.empty.heading} icon={<ArticleRounded />} level={3}>
          {words.empty.text}
        </EmptyState>
      ) : (
        <BlogCards blogs={data ?? []} />
      )}
    </Section>
  );
}
