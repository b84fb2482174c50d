export interface BlogsContent {
  heading: string;
  lead: string;
  readMore: string;
  published: string;
  author: string;
  back: string;
  loading: string;
  more: string;
  paging: string;
  newest: string;
  older: string;
  feed: string;
  empty: { heading: string; text: string };
  failed: { heading: string; text: string };
  missing: { heading: string; text: string };
}

/** The words of the blog list and of one article. */
export const blogs: BlogsContent = {
  heading: 'Latest Blogs',
  lead: 'Plain guides to buying, renting, areas and paperwork in Karachi.',
  readMore: 'Read More',
  published: 'Published {date}',
  author: 'By {author}',
  back: 'Back to Blogs',
  loading: 'Loading...',
  more: 'More articles',
  paging: 'Pages',
  newest: 'Back to the newest',
  older: 'Older articles',
  feed: 'RSS feed',
  empty: { heading: 'No articles yet', text: 'The first ones are being written. Please come back soon.' },
  failed: {
    heading: 'The articles could not be loaded',
    text: 'Please try again in a moment.',
  },
  missing: {
    heading: 'Article not found',
    text: 'It may have been moved or taken down. All articles are in the list.',
  },
};
