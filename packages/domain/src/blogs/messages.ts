/** What a reader sees where an article does not exist. */
export const BLOG_NOT_FOUND = 'This article does not exist any more.';

// What the desk says about articles.

export const ARTICLE_TITLE_MISSING = 'Give the article a title.';
export const ARTICLE_SLUG_INVALID = 'Use small letters, digits and single dashes, e.g. papers-first.';
export const ARTICLE_SLUG_TAKEN = 'Another article has this name already.';
export const ARTICLE_EXCERPT_MISSING = 'Write a sentence or two that lists show.';
export const ARTICLE_TEXT_MISSING = 'The article has no text yet.';
export const ARTICLE_ALT_MISSING = 'Describe every picture in the text for those who do not see it.';
export const ARTICLE_COVER_ALT_MISSING = 'Describe the cover for those who do not see it.';
export const ARTICLE_URDU_TITLE_MISSING = 'Give the article a title in Urdu, or leave out all that is in Urdu.';
export const ARTICLE_URDU_EXCERPT_MISSING = 'Write in Urdu a sentence or two that lists show.';
export const ARTICLE_URDU_TEXT_MISSING = 'The article has no text in Urdu yet.';
export const ARTICLE_URDU_ALT_MISSING = 'Describe in Urdu every picture in the text.';
export const ARTICLE_URDU_COVER_ALT_MISSING = 'Describe the cover in Urdu for those who do not see it.';
export const ARTICLE_NOT_READY = 'Something is missing before readers can see this article.';
export const ARTICLE_SEEN_MISSING = 'Say which version you have read.';
export const ARTICLE_CHANGED = ({ by, at }: { by: string; at: string }) =>
  `${by} saved this article at ${at}, after you opened it. What you typed is still here.`;
export const ARTICLE_NOT_POSSIBLE = 'The article is not in a state that this is for.';
export const ARTICLE_REMOVED = 'The draft is removed.';
export const ARTICLE_REVISION_MISSING = 'This version is not kept any more.';
export const PUBLISH_TIME_INVALID = 'Choose a time that lies ahead, within a year.';
