import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { BlogCards } from '../../blogs/BlogCards.tsx';
import { blogs } from '../../content/blogs.ts';
import { useContent } from '../../content/contentFor.ts';
import { useNewestBlogs } from '../../data/blogs.ts';
import { MORE_BLOGS, MORE_SHOWN } from './shown.ts';

/** The newest articles besides the open one. Nothing is drawn where there are none. */
export function MoreBlogs({ besides }: { besides: number }) {
  const words = useContent('blogs', blogs);
  const { data = [] } = useNewestBlogs(MORE_BLOGS);
  const others = data.filter(({ id }) => id !== besides).slice(0, MORE_SHOWN);
  if (others.length === 0) return null;
  return (
    <Section ground="sunken" room="half" labelledBy="more-blogs" sx={{ displayPrint: 'none' }}>
      <SectionHeading id="more-blogs" title={words.more} />
      <BlogCards blogs={others} />
    </Section>
  );
}
