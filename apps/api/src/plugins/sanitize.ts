import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h2', 'h3', 'h4'];
const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'figure', 'figcaption', 'dl', 'dt', 'dd'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const WORDS = [
  'strong',
  'em',
  'b',
  'i',
  's',
  'sub',
  'sup',
  'code',
  'abbr',
  'cite',
  'q',
  'time',
  'mark',
  'small',
  'a',
  'img',
  'bdi',
];

/**
 * Keeps of HTML what an article needs and nothing that runs, frames, submits, or styles. Pictures come from this site
 * only, links to elsewhere open apart and pass nothing on. What is not on the list is dropped, the text in it stays.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...HEADINGS, ...BLOCKS, ...TABLES, ...WORDS],
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      time: ['datetime'],
      abbr: ['title'],
      ol: ['start', 'reversed'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'svg',
      'math',
      'iframe',
      'xmp',
      'noembed',
      'noframes',
      'plaintext',
    ],
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) =>
        /^https?:/i.test(attribs.href ?? '')
          ? { tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow', target: '_blank' } }
          : { tagName, attribs: withoutTarget(attribs) },
      // A picture that nobody has described is decoration: screen readers pass it by instead of reading its address.
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
      }),
    },
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && !/^\/media\/[0-9a-f]{32}(?:\/\d{1,5})?$/.test(frame.attribs.src ?? ''),
  });
}

const withoutTarget = ({ rel: _rel, target: _target, ...kept }: Record<string, string>) => kept;

/** The text of HTML in one line, e.g. for an excerpt; at most `length` characters, cut at a word. */
export function plainText(html: string, length: number): string {
  const text = sanitizeHtml(html.replace(/<\/(?:p|h\d|li|blockquote)>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}

/** The hashes of the pictures in sanitised HTML. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img[^>]*\ssrc="\/media\/([0-9a-f]{32})/g)].map(([, hash = '']) => hash)),
];

/** The alternative texts of the pictures in sanitised HTML, in their order; empty where there is none. */
export const altsIn = (html: string): string[] =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => /\salt="([^"]*)"/.exec(tag)?.[1] ?? '');
