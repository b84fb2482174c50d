import type {
  ArticleForm,
  DeskArticle,
  DeskArticleDetail,
  DeskArticlesQuery,
} from '@karachi-estates/contracts/deskArticles';
import type { Picture } from '@karachi-estates/contracts/media';
import {
  type ArticleFault,
  articleFaults,
  articleSlug,
  isArticleSlug,
  maySchedule,
  nextSlug,
  type UrduFault,
  urduFaults,
} from '@karachi-estates/domain/blogs/articles';
import {
  ARTICLE_ALT_MISSING,
  ARTICLE_CHANGED,
  ARTICLE_COVER_ALT_MISSING,
  ARTICLE_EXCERPT_MISSING,
  ARTICLE_NOT_POSSIBLE,
  ARTICLE_NOT_READY,
  ARTICLE_REVISION_MISSING,
  ARTICLE_SEEN_MISSING,
  ARTICLE_SLUG_INVALID,
  ARTICLE_SLUG_TAKEN,
  ARTICLE_TEXT_MISSING,
  ARTICLE_TITLE_MISSING,
  ARTICLE_URDU_ALT_MISSING,
  ARTICLE_URDU_COVER_ALT_MISSING,
  ARTICLE_URDU_EXCERPT_MISSING,
  ARTICLE_URDU_TEXT_MISSING,
  ARTICLE_URDU_TITLE_MISSING,
  PUBLISH_TIME_INVALID,
} from '@karachi-estates/domain/blogs/messages';
import { PICTURE_GONE } from '@karachi-estates/domain/media/messages';
import type { AuditActionOf } from '@karachi-estates/domain/staff/auditActions';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { sendJob } from '../jobs/queues.ts';
import { claimPictures, hashOfAddress, pictureOf, readable, storePicture } from '../media/media.actions.ts';
import { findMedia, releaseMedia } from '../media/media.store.ts';
import { type DeskPage, readPage } from '../plugins/deskPaging.ts';
import { altsIn, picturesIn, plainText, sanitizeArticle } from '../plugins/sanitize.ts';
import { Refused, rowMissing } from '../refused.ts';
import {
  countArticles,
  deleteArticle,
  dropOldRevisions,
  findArticle,
  findRevision,
  isSlugTaken,
  keepRevision,
  listArticles,
  listRevisions,
  lockArticle,
  placeOfArticle,
  type RevisionRow,
  takeDue,
  updateArticle,
  wholeRevisions,
} from './articles.store.ts';
import { type BlogRow, insertBlog } from './blogs.store.ts';

type ArticleDeps = Pick<Deps, 'db' | 'clock'>;

/** Who publishes what was scheduled: whoever scheduled it stands in a row of their own. */
const SCHEDULE: Actor = { id: null, name: 'schedule', address: '' };

const DEFAULT_AUTHOR = 'Karachi Estates editorial desk';
/** So many versions of an article are kept. */
const KEPT_REVISIONS = 50;
const SLUG_TRIES = 50;
const DUE_AT_ONCE = 20;
/** Longer than any article: what is measured is whether there is text at all. */
const WHOLE_TEXT = 1_000;

const clockTimes = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Karachi' });

/** What a version says: everything that a save can change. */
type ArticleTexts = Pick<
  BlogRow,
  'slug' | 'title' | 'excerpt' | 'author' | 'content' | 'image' | 'imageAlt' | 'seoTitle' | 'seoDescription' | 'urdu'
>;

const textsOf = (row: BlogRow | RevisionRow): ArticleTexts => ({
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  content: row.content,
  image: row.image,
  imageAlt: row.imageAlt,
  seoTitle: row.seoTitle,
  seoDescription: row.seoDescription,
  urdu: row.urdu,
});

/** Which texts of two versions differ. */
const differing = (one: ArticleTexts, other: ArticleTexts): string[] =>
  (Object.keys(one) as (keyof ArticleTexts)[]).filter(
    (name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null),
  );

const FAULTS: Record<ArticleFault | UrduFault, { field: string; told: Told }> = {
  title: { field: 'title', told: told({ ARTICLE_TITLE_MISSING }) },
  slug: { field: 'slug', told: told({ ARTICLE_SLUG_INVALID }) },
  excerpt: { field: 'excerpt', told: told({ ARTICLE_EXCERPT_MISSING }) },
  content: { field: 'content', told: told({ ARTICLE_TEXT_MISSING }) },
  content_alt: { field: 'content', told: told({ ARTICLE_ALT_MISSING }) },
  cover_alt: { field: 'cover_alt', told: told({ ARTICLE_COVER_ALT_MISSING }) },
  title_ur: { field: 'title_ur', told: told({ ARTICLE_URDU_TITLE_MISSING }) },
  excerpt_ur: { field: 'excerpt_ur', told: told({ ARTICLE_URDU_EXCERPT_MISSING }) },
  content_ur: { field: 'content_ur', told: told({ ARTICLE_URDU_TEXT_MISSING }) },
  content_alt_ur: { field: 'content_ur', told: told({ ARTICLE_URDU_ALT_MISSING }) },
  cover_alt_ur: { field: 'cover_alt_ur', told: told({ ARTICLE_URDU_COVER_ALT_MISSING }) },
};

/** The facts of an article's text. */
function textFacts(html: string) {
  // As it is served: a picture that is dropped there needs no words.
  const content = sanitizeArticle(html);
  return { text: plainText(content, WHOLE_TEXT), alts: altsIn(content) };
}

/** @throws Refused `invalid` with the fields that keep an article from visitors. */
function assertWhole(texts: ArticleTexts): void {
  const { title, slug, excerpt, imageAlt: coverAlt, urdu } = texts;
  const hasCover = texts.image !== null;
  const faults = [
    ...articleFaults({ title, slug, excerpt, ...textFacts(texts.content), hasCover, coverAlt }),
    ...(urdu ? urduFaults({ ...urdu, ...textFacts(urdu.content), hasCover }) : []),
  ];
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map((fault) => [FAULTS[fault].field, FAULTS[fault].told]));
  throw new Refused('invalid', told({ ARTICLE_NOT_READY }), fields);
}

const hashesOf = (texts: Pick<ArticleTexts, 'content' | 'image' | 'urdu'>): string[] => [
  ...picturesIn(texts.content),
  ...picturesIn(texts.urdu?.content ?? ''),
  ...(texts.image ? [hashOfAddress(texts.image.src)] : []),
];

const entryOf = (action: AuditActionOf<'article'>, row: BlogRow, change: Partial<AuditEntry> = {}): AuditEntry => ({
  action: `article.${action}`,
  subject: `article:${row.id}`,
  after: { title: row.title, state: row.state, version: row.version },
  ...change,
});

/**
 * Stores a new version of a locked article: binds its pictures, keeps what was before, and writes the audit row.
 * @throws Refused `invalid` where visitors see it and something is missing, `conflict` for a picture that is gone.
 */
export async function storeVersion(
  tx: Db,
  before: BlogRow,
  texts: ArticleTexts,
  by: { actor: Actor; now: Date; action?: AuditActionOf<'article'>; createdAt?: Date },
): Promise<BlogRow> {
  const { actor, now, action = 'save', createdAt } = by;
  if (before.state !== 'draft') assertWhole(texts);
  const known = new Set(hashesOf(before));
  await claimPictures(
    tx,
    hashesOf(texts).filter((hash) => !known.has(hash)),
  );
  // What came with the installation, or by an older release, has no revision yet.
  await keepRevision(tx, before, { id: null, name: before.updatedBy });
  const row = await updateArticle(tx, before.id, {
    ...texts,
    ...(createdAt && { createdAt }),
    version: before.version + 1,
    updatedAt: now,
    updatedBy: actor.name,
  });
  await keepRevision(tx, row, actor);
  const dropped = await dropOldRevisions(tx, row.id, KEPT_REVISIONS);
  await releaseMedia(tx, [...new Set(dropped.flatMap(hashesOf))], now);
  const changed = differing(textsOf(before), texts);
  const entry = entryOf(action, row, {
    before: { version: before.version },
    after: { title: row.title, state: row.state, version: row.version, changed },
  });
  await writeAudit(tx, actor, [entry], now);
  return row;
}

/** Adds an article with its first revision and its audit row. @returns undefined where its name is taken. */
export async function storeArticle(
  tx: Db,
  article: ArticleTexts & Pick<BlogRow, 'state' | 'createdAt' | 'publishedAt'>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<BlogRow | undefined> {
  const row = await insertBlog(tx, { ...article, updatedAt: now, updatedBy: actor.name });
  if (!row) return undefined;
  await keepRevision(tx, row, actor);
  await writeAudit(tx, actor, [entryOf('create', row)], now);
  return row;
}

/** Removes a locked article with its revisions. */
export async function dropArticle(tx: Db, row: BlogRow, { actor, now }: { actor: Actor; now: Date }): Promise<void> {
  const hashes = [row, ...(await wholeRevisions(tx, row.id))].flatMap(hashesOf);
  await deleteArticle(tx, row.id);
  await releaseMedia(tx, [...new Set(hashes)], now);
  await writeAudit(tx, actor, [entryOf('remove', row, { before: { slug: row.slug }, after: null })], now);
}

const articleOf = (row: BlogRow): DeskArticle => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  state: row.state,
  publish_at: row.publishAt?.toISOString() ?? null,
  published_at: row.publishedAt?.toISOString() ?? null,
  author: row.author,
  cover: row.image,
  updated_at: row.updatedAt.toISOString(),
  updated_by: row.updatedBy,
});

async function detailOf(db: Db, row: BlogRow): Promise<DeskArticleDetail> {
  const revisions = await listRevisions(db, row.id);
  return {
    ...articleOf(row),
    excerpt: row.excerpt,
    content: sanitizeArticle(row.content),
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    cover_alt: row.imageAlt,
    title_ur: row.urdu?.title ?? '',
    excerpt_ur: row.urdu?.excerpt ?? '',
    content_ur: sanitizeArticle(row.urdu?.content ?? ''),
    seo_title_ur: row.urdu?.seoTitle ?? '',
    seo_description_ur: row.urdu?.seoDescription ?? '',
    cover_alt_ur: row.urdu?.coverAlt ?? '',
    version: row.version,
    created_at: row.createdAt.toISOString(),
    revisions: revisions.map(({ at, ...revision }) => ({ ...revision, at: at.toISOString() })),
  };
}

/** A page of articles. @throws Refused `invalid` for a cursor of another list. */
export function readArticles(deps: Deps, query: DeskArticlesQuery): Promise<DeskPage<DeskArticle>> {
  const sort = query.sort ?? 'updated_at';
  return readPage(deps, 'articles', query, {
    rows: (wanted) => listArticles(deps.db, query, sort, wanted),
    count: () => countArticles(deps.db, query),
    placeOf: placeOfArticle(sort),
    wire: (rows) => rows.map(articleOf),
  });
}

/** One article of any state. @throws Refused `not-found` */
export async function readArticleDetail({ db }: Pick<Deps, 'db'>, id: number): Promise<DeskArticleDetail> {
  const row = await findArticle(db, id);
  if (!row) throw rowMissing();
  return detailOf(db, row);
}

/** Begins a draft under a free name. @throws Refused `invalid` without a title. */
export async function createArticle(deps: ArticleDeps, actor: Actor, title: string): Promise<DeskArticleDetail> {
  if (!title.trim())
    throw new Refused('invalid', told({ ARTICLE_TITLE_MISSING }), { title: told({ ARTICLE_TITLE_MISSING }) });
  const now = deps.clock();
  const wished = articleSlug(title);
  return deps.db.transaction(async (tx) => {
    for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
      const slug = tries === 0 ? wished : nextSlug(wished, tries);
      if (await isSlugTaken(tx, slug)) continue;
      const nothing = {
        excerpt: '',
        content: '',
        image: null,
        imageAlt: '',
        seoTitle: '',
        seoDescription: '',
        urdu: null,
      };
      const draft = { ...nothing, state: 'draft' as const, createdAt: now, publishedAt: null };
      const article = { ...draft, slug, title: title.trim(), author: DEFAULT_AUTHOR };
      const row = await storeArticle(tx, article, { actor, now });
      if (row) return detailOf(tx, row);
    }
    throw new Refused('conflict', told({ ARTICLE_SLUG_TAKEN }), { title: told({ ARTICLE_SLUG_TAKEN }) });
  });
}

/** The stored picture of an address. @throws Refused `conflict` where it is gone. */
async function coverOf(tx: Db, cover: ArticleForm['cover'], before: BlogRow): Promise<Picture | null> {
  if (cover === null) return null;
  const address = typeof cover === 'string' ? cover : cover.src;
  if (before.image?.src === address) return before.image;
  const hash = hashOfAddress(address);
  const stored = (await findMedia(tx, [hash])).get(hash);
  if (!stored) throw new Refused('conflict', told({ PICTURE_GONE }), { cover: told({ PICTURE_GONE }) });
  return pictureOf(stored);
}

/** What a form says in Urdu, as it is stored: what it leaves out stays, and null where nothing is left. */
function urduOf(before: BlogRow['urdu'], form: ArticleForm): BlogRow['urdu'] {
  const texts = {
    title: form.title_ur?.trim() ?? before?.title ?? '',
    excerpt: form.excerpt_ur?.trim() ?? before?.excerpt ?? '',
    content: form.content_ur === undefined ? (before?.content ?? '') : sanitizeArticle(form.content_ur),
    coverAlt: form.cover_alt_ur?.trim() ?? before?.coverAlt ?? '',
    seoTitle: form.seo_title_ur?.trim() ?? before?.seoTitle ?? '',
    seoDescription: form.seo_description_ur?.trim() ?? before?.seoDescription ?? '',
  };
  // The database gives its fields in another order; what says the same is the same.
  const names = Object.keys(texts) as (keyof typeof texts)[];
  if (before && names.every((name) => texts[name] === before[name])) return before;
  const { content, ...lines } = texts;
  // An editor leaves an empty paragraph behind.
  const hasText = plainText(content, WHOLE_TEXT).trim() !== '' || picturesIn(content).length > 0;
  return hasText || Object.values(lines).some(Boolean) ? texts : null;
}

/** What a form sends, as it is stored. @throws Refused `invalid` for what no article may be saved with. */
async function readForm(tx: Db, before: BlogRow, form: ArticleForm): Promise<ArticleTexts> {
  const texts: ArticleTexts = {
    slug: form.slug.trim(),
    title: form.title.trim(),
    excerpt: form.excerpt.trim(),
    author: form.author.trim() || DEFAULT_AUTHOR,
    content: sanitizeArticle(form.content),
    image: await coverOf(tx, form.cover, before),
    imageAlt: form.cover_alt.trim(),
    seoTitle: form.seo_title.trim(),
    seoDescription: form.seo_description.trim(),
    urdu: urduOf(before.urdu, form),
  };
  if (!texts.title)
    throw new Refused('invalid', told({ ARTICLE_TITLE_MISSING }), { title: told({ ARTICLE_TITLE_MISSING }) });
  if (!isArticleSlug(texts.slug))
    throw new Refused('invalid', told({ ARTICLE_SLUG_INVALID }), { slug: told({ ARTICLE_SLUG_INVALID }) });
  if (await isSlugTaken(tx, texts.slug, before.id))
    throw new Refused('conflict', told({ ARTICLE_SLUG_TAKEN }), { slug: told({ ARTICLE_SLUG_TAKEN }) });
  return texts;
}

/** @throws Refused `conflict` where somebody saved since the version that was on the screen. */
function requireVersion(row: BlogRow, version: number): void {
  if (version === row.version) return;
  const values = { by: row.updatedBy || DEFAULT_AUTHOR, at: clockTimes.format(row.updatedAt) };
  throw new Refused('conflict', told({ ARTICLE_CHANGED }, values));
}

/**
 * Saves an article. The same save again, whose answer was lost, changes nothing.
 * @throws Refused `not-found`, `invalid`, or `conflict` where somebody else saved since it was opened.
 */
export async function saveArticle(
  deps: ArticleDeps,
  actor: Actor,
  id: number,
  form: ArticleForm,
): Promise<DeskArticleDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockArticle(tx, { id });
    if (!before) throw rowMissing();
    const texts = await readForm(tx, before, form);
    if (differing(textsOf(before), texts).length === 0) return detailOf(tx, before);
    requireVersion(before, form.version);
    return detailOf(tx, await storeVersion(tx, before, texts, { actor, now }));
  });
}

const published = (row: BlogRow, at: Date) => ({
  state: 'published' as const,
  publishAt: null,
  publishedAt: row.publishedAt ?? at,
  // Readers see the date of the first publication.
  ...(row.publishedAt ? {} : { createdAt: at }),
});

/** When something is to happen. @throws Refused `invalid` for a time that is past or too far. */
export function readTime(text: string | undefined, now: Date, field: string): Date {
  const at = new Date(text ?? '');
  if (maySchedule(at.getTime(), now.getTime())) return at;
  throw new Refused('invalid', told({ PUBLISH_TIME_INVALID }), { [field]: told({ PUBLISH_TIME_INVALID }) });
}

/**
 * Publishes an article now or at a time, or takes it back to a draft.
 * @throws Refused `not-found`, `invalid` where something is missing, `conflict` for a state that this is not for.
 */
export async function actOnArticle(
  deps: ArticleDeps,
  actor: Actor,
  id: number,
  order: { action: 'publish' | 'schedule' | 'unpublish'; publish_at?: string | undefined; seen?: number | undefined },
): Promise<DeskArticleDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockArticle(tx, { id });
    if (!before) throw rowMissing();
    const { action } = order;
    const isPossible = action === 'unpublish' ? before.state !== 'draft' : before.state !== 'published';
    if (!isPossible) throw new Refused('conflict', told({ ARTICLE_NOT_POSSIBLE }));
    // What visitors are to read is what somebody looked at; to take it back there is nothing to read first.
    if (action !== 'unpublish') {
      const unread = told({ ARTICLE_SEEN_MISSING });
      if (order.seen === undefined) throw new Refused('invalid', unread, { seen: unread });
      requireVersion(before, order.seen);
      assertWhole(textsOf(before));
    }
    const publishAt = action === 'schedule' ? readTime(order.publish_at, now, 'publish_at') : null;
    const unpublished = { state: publishAt ? ('scheduled' as const) : ('draft' as const), publishAt };
    const change = action === 'publish' ? published(before, now) : unpublished;
    const row = await updateArticle(tx, id, { ...change, updatedAt: now, updatedBy: actor.name });
    if (publishAt) await sendJob(tx, 'articles-publish', publishAt);
    const after = { state: row.state, ...(publishAt && { publish_at: publishAt.toISOString() }) };
    await writeAudit(tx, actor, [entryOf(action, row, { before: { state: before.state }, after })], now);
    return detailOf(tx, row);
  });
}

/** Publishes what is scheduled and due. @returns how many articles. */
export async function publishDue(deps: ArticleDeps, stopping?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    if (stopping?.aborted) return count;
    const now = deps.clock();
    const done = await deps.db.transaction(async (tx) => {
      const due = await takeDue(tx, now, DUE_AT_ONCE);
      const entries: AuditEntry[] = [];
      for (const before of due) {
        const row = await updateArticle(tx, before.id, published(before, before.publishAt ?? now));
        entries.push(entryOf('publish', row, { before: { state: before.state }, after: { state: row.state } }));
      }
      await writeAudit(tx, SCHEDULE, entries, now);
      return due.length;
    });
    count += done;
    if (done < DUE_AT_ONCE) return count;
  }
}

/**
 * Removes a draft.
 * @throws Refused `not-found`, `conflict` for what is public or will be, or where somebody saved since.
 */
export async function removeDraft(deps: ArticleDeps, actor: Actor, id: number, version: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockArticle(tx, { id });
    if (!row) throw rowMissing();
    if (row.state !== 'draft') throw new Refused('conflict', told({ ARTICLE_NOT_POSSIBLE }));
    requireVersion(row, version);
    await dropArticle(tx, row, { actor, now: deps.clock() });
  });
}

async function revisionOf(db: Db, id: number, version: number): Promise<RevisionRow> {
  const revision = await findRevision(db, id, version);
  if (!revision) throw new Refused('not-found', told({ ARTICLE_REVISION_MISSING }));
  return revision;
}

/** One version, to look at. @throws Refused `not-found` */
export async function readRevision({ db }: Pick<Deps, 'db'>, id: number, version: number) {
  const { by, at, title, author, content, image, urdu } = await revisionOf(db, id, version);
  const inUrdu = { title_ur: urdu?.title ?? '', content_ur: sanitizeArticle(urdu?.content ?? '') };
  const shown = { title, author, content: sanitizeArticle(content), ...inUrdu, cover: image };
  return { version, by, at: at.toISOString(), ...shown };
}

/**
 * Brings a version back as a new one. Its name stays the present one where another article has taken the old one.
 * @throws Refused `not-found`, `invalid` where visitors see the article and that version lacks something.
 */
export async function restoreRevision(
  deps: ArticleDeps,
  actor: Actor,
  id: number,
  version: number,
): Promise<DeskArticleDetail> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const before = await lockArticle(tx, { id });
    if (!before) throw rowMissing();
    const texts = textsOf(await revisionOf(tx, id, version));
    const slug = (await isSlugTaken(tx, texts.slug, id)) ? before.slug : texts.slug;
    return detailOf(tx, await storeVersion(tx, before, { ...texts, slug }, { actor, now, action: 'restore' }));
  });
}

/** Stores a picture that an article or a newsletter will show. @throws Refused `invalid` for what is no picture. */
export async function storeArticlePicture(deps: Deps, file: string): Promise<Picture> {
  return pictureOf(await readable(storePicture(deps, Buffer.from(file, 'base64')), 'file'));
}
