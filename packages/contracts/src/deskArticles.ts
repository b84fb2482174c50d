import { ARTICLE_STATES, ARTICLE_LENGTHS as MOST } from '@karachi-estates/domain/blogs/articles';
import Type, { type Static } from 'typebox';
import { Cursor, Limit, nullable, oneOf, pageOf, RowId, SeenVersion, Skip, text } from './desk.ts';
import { defineEndpoint, failures, Message } from './endpoint.ts';
import { Picture } from './media.ts';

/*
 * Articles at the desk: drafts, publishing at a time, revisions. What visitors read is `blogs.ts`. `version` goes up
 * with each save: a save names the one that it began with, and is refused with 409 and the code ARTICLE_CHANGED where
 * somebody else was faster. The same save again changes nothing and is answered as the first one.
 */

const articles = { access: 'staff', permission: 'articles' } as const;
const upTo = (maxLength: number) => Type.String({ maxLength });

/** An article in the list of the desk. */
export const DeskArticle = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  state: oneOf(ARTICLE_STATES),
  publish_at: nullable(Type.String({ description: 'when a scheduled one becomes public' })),
  published_at: nullable(Type.String({ description: 'when visitors saw it first; null for what never was public' })),
  author: Type.String(),
  cover: nullable(Picture),
  updated_at: Type.String(),
  updated_by: Type.String({ description: 'empty where it came with the installation' }),
});
export type DeskArticle = Static<typeof DeskArticle>;

/** A version that was replaced, or the present one. */
export const ArticleRevision = Type.Object({
  version: Type.Integer(),
  at: Type.String(),
  by: Type.String(),
  title: Type.String(),
});
export type ArticleRevision = Static<typeof ArticleRevision>;

const texts = {
  title: upTo(MOST.title),
  slug: upTo(MOST.slug),
  excerpt: upTo(MOST.excerpt),
  author: upTo(MOST.author),
  content: Type.String({ maxLength: MOST.content, description: 'HTML; what an article does not need is left out' }),
  seo_title: Type.String({ maxLength: MOST.seo_title, description: 'empty: the title' }),
  seo_description: Type.String({ maxLength: MOST.seo_description, description: 'empty: the excerpt' }),
  cover_alt: upTo(MOST.cover_alt),
};

/** The same in Urdu; all of them empty where an article has none, and readers of Urdu get its own texts. */
const urduTexts = {
  title_ur: upTo(MOST.title),
  excerpt_ur: upTo(MOST.excerpt),
  content_ur: texts.content,
  seo_title_ur: texts.seo_title,
  seo_description_ur: texts.seo_description,
  cover_alt_ur: upTo(MOST.cover_alt),
};

/** One article with everything about it. */
export const DeskArticleDetail = Type.Object({
  ...DeskArticle.properties,
  ...texts,
  ...urduTexts,
  version: Type.Integer(),
  created_at: Type.String({ description: 'the date that readers see' }),
  revisions: Type.Array(ArticleRevision, { description: 'newest first, the present version is the first one' }),
});
export type DeskArticleDetail = Static<typeof DeskArticleDetail>;

export const DeskArticlesQuery = Type.Object({
  cursor: Cursor,
  skip: Skip,
  limit: Limit,
  sort: Type.Optional(oneOf(['updated_at', 'created_at', 'publish_at'], 'updated_at where not given')),
  order: Type.Optional(oneOf(['asc', 'desc'], 'desc where not given')),
  q: Type.Optional(Type.String({ maxLength: 120, description: 'words of title, name or author' })),
  state: Type.Optional(oneOf(ARTICLE_STATES)),
});
export type DeskArticlesQuery = Static<typeof DeskArticlesQuery>;

export const listDeskArticles = defineEndpoint({
  method: 'GET',
  url: '/api/desk/articles',
  ...articles,
  schema: {
    summary: 'Articles of every state',
    tags: ['desk'],
    querystring: DeskArticlesQuery,
    response: { 200: pageOf(DeskArticle), ...failures },
  },
});

export const getDeskArticle = defineEndpoint({
  method: 'GET',
  url: '/api/desk/articles/:id',
  ...articles,
  schema: {
    summary: 'One article with its revisions',
    tags: ['desk'],
    params: RowId,
    response: { 200: DeskArticleDetail, ...failures },
  },
});

export const createDeskArticle = defineEndpoint({
  method: 'POST',
  url: '/api/desk/articles',
  ...articles,
  schema: {
    summary: 'Begin an article: a draft with a title',
    tags: ['desk'],
    body: Type.Object({ title: text(MOST.title) }),
    response: { 201: DeskArticleDetail, ...failures },
  },
});

/** What an article is saved with. */
export const ArticleForm = Type.Object({
  version: Type.Integer({ description: 'the version that was opened' }),
  ...texts,
  ...Type.Partial(Type.Object(urduTexts), { description: 'those that are left out stay as they are' }).properties,
  cover: nullable(
    Type.Union([
      Type.String({ pattern: '^/media/[0-9a-f]{32}$', description: '`src` of an uploaded picture' }),
      Type.Object({ src: Type.String({ maxLength: 200 }) }, { description: 'the picture as it was read' }),
    ]),
  ),
});
export type ArticleForm = Static<typeof ArticleForm>;

export const saveDeskArticle = defineEndpoint({
  method: 'PUT',
  url: '/api/desk/articles/:id',
  ...articles,
  schema: {
    summary: 'Save an article; what was before stays as a revision. A published one is shown as it is saved',
    tags: ['desk'],
    params: RowId,
    body: ArticleForm,
    response: { 200: DeskArticleDetail, ...failures },
  },
});

export const ARTICLE_ACTIONS = ['publish', 'schedule', 'unpublish'] as const;
export type ArticleAction = (typeof ARTICLE_ACTIONS)[number];

export const actOnDeskArticle = defineEndpoint({
  method: 'POST',
  url: '/api/desk/articles/:id/actions',
  ...articles,
  schema: {
    summary: 'Publish now or at a time, or take back to a draft',
    description:
      '409 with ARTICLE_CHANGED where somebody saved since the version that was seen; 400 where none is named.',
    tags: ['desk'],
    params: RowId,
    body: Type.Object({
      action: oneOf(ARTICLE_ACTIONS),
      seen: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'the version that was read; needed by publish and schedule',
        }),
      ),
      publish_at: Type.Optional(Type.String({ maxLength: 40, description: 'ISO 8601; for `schedule`' })),
    }),
    response: { 200: DeskArticleDetail, ...failures },
  },
});

export const removeDeskArticle = defineEndpoint({
  method: 'DELETE',
  url: '/api/desk/articles/:id',
  ...articles,
  schema: {
    summary: 'Remove a draft with its revisions, for good',
    tags: ['desk'],
    params: RowId,
    querystring: SeenVersion,
    response: { 200: Message, ...failures },
  },
});

const Revision = Type.Object({ ...RowId.properties, version: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) });

/** What visitors would read. */
export const ArticleText = Type.Object({ content: Type.String({ description: 'HTML, as visitors are served it' }) });

export const getArticleRevision = defineEndpoint({
  method: 'GET',
  url: '/api/desk/articles/:id/revisions/:version',
  ...articles,
  schema: {
    summary: 'One version of an article, to look at',
    tags: ['desk'],
    params: Revision,
    response: {
      200: Type.Object({
        ...ArticleRevision.properties,
        ...ArticleText.properties,
        author: Type.String(),
        title_ur: Type.String({ description: 'empty where that version had no Urdu' }),
        content_ur: Type.String(),
        cover: nullable(Picture),
      }),
      ...failures,
    },
  },
});

export const restoreArticleRevision = defineEndpoint({
  method: 'POST',
  url: '/api/desk/articles/:id/revisions/:version',
  ...articles,
  schema: {
    summary: 'Bring a version back, as a new one; its state stays as it is',
    tags: ['desk'],
    params: Revision,
    response: { 200: DeskArticleDetail, ...failures },
  },
});

export const previewArticle = defineEndpoint({
  method: 'POST',
  url: '/api/desk/articles/preview',
  ...articles,
  schema: {
    summary: 'The text of an article as visitors would be served it; nothing is kept',
    tags: ['desk'],
    body: Type.Object({ content: texts.content }),
    response: { 200: ArticleText, ...failures },
  },
});

/** The most bytes of a picture for an article, and of the request that carries it in base64. */
export const ARTICLE_PICTURE_BYTES = 10 * 1024 * 1024;
export const ARTICLE_PICTURE_REQUEST_BYTES = 14 * 1024 * 1024;

export const uploadArticlePicture = defineEndpoint({
  method: 'POST',
  url: '/api/desk/articles/pictures',
  ...articles,
  schema: {
    summary: 'Send a picture for an article or a newsletter; one that nothing shows is removed after two days',
    tags: ['desk'],
    body: Type.Object({ file: Type.String({ minLength: 1, description: 'the picture in base64, at most 10 MB' }) }),
    response: { 201: Picture, ...failures },
  },
});
