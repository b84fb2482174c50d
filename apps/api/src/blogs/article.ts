import { slugify } from '@karachi-estates/domain/properties/address';
import { marked } from 'marked';
import { plainText, sanitizeArticle } from '../plugins/sanitize.ts';

/** An article read from a Markdown file. */
export interface Article {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** Sanitised HTML. */
  content: string;
  /** File name of the cover beside the Markdown file, where it has one. */
  image: string | undefined;
  imageAlt: string;
  createdAt: Date | undefined;
}

/** The file cannot be used; the message says what is missing. */
export class ArticleProblem extends Error {}

const EXCERPT_LENGTH = 160;
const DEFAULT_AUTHOR = 'Karachi Estates editorial desk';

function frontMatterOf(file: string): { values: Map<string, string>; body: string } {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(file);
  if (!match) throw new ArticleProblem('The file must start with its front matter: ---, lines like "title: …", ---.');
  const values = new Map<string, string>();
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    const [, name, value] = /^([A-Za-z_]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name && value) values.set(name, value.replace(/^(["'])(.*)\1$/, '$2'));
  }
  return { values, body: match[2] ?? '' };
}

/**
 * Reads a Markdown file with front matter: `title` is required; `slug`, `image`, `imageAlt`, `excerpt`, `author` and
 * `created_at` (ISO date) are optional.
 * @throws ArticleProblem
 */
export function readArticle(file: string): Article {
  const { values, body } = frontMatterOf(file);
  const title = values.get('title');
  if (!title) throw new ArticleProblem('The front matter needs a title.');
  if (!body.trim()) throw new ArticleProblem('The article has no text below its front matter.');
  const created = values.get('created_at');
  const createdAt = created ? new Date(created) : undefined;
  if (createdAt && Number.isNaN(createdAt.getTime()))
    throw new ArticleProblem('created_at must be a date like 2025-09-15.');
  const content = sanitizeArticle(marked.parse(body, { async: false, gfm: true }));
  return {
    slug: slugify(values.get('slug') ?? title),
    title: title.slice(0, 200),
    excerpt: plainText(values.get('excerpt') ?? content, EXCERPT_LENGTH),
    author: values.get('author') ?? DEFAULT_AUTHOR,
    content,
    image: values.get('image'),
    imageAlt: values.get('imageAlt') ?? '',
    createdAt,
  };
}
