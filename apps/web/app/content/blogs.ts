export interface BlogsContent {
  heading: string;
  lead: string;
  readMore: string;
  published: string;
  author: string;
  back: string;
  loading: string;
  loadingList: string;
  more: string;
  feed: string;
  empty: { heading: string; text: string };
  failed: { heading: string; text: string; retry: string };
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
  loadingList: 'Loading articles',
  more: 'More articles',
  feed: 'RSS feed',
  empty: { heading: 'No articles yet', text: 'The first ones are being written. Please come back soon.' },
  failed: {
    heading: 'The articles could not be loaded',
    text: 'Please try again in a moment.',
    retry: 'Retry',
  },
  missing: {
    heading: 'Article not found',
    text: 'It may have been moved or taken down. All articles are in the list.',
  },
};
