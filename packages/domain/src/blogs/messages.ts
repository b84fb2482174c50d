/** What a reader sees where an article does not exist. */
export const BLOG_NOT_FOUND = 'This article does not exist any more.';
