import type { Locale } from '@karachi-estates/domain/words/locale';
import { templatesIn } from '../mail/language.ts';
import type { MailTemplate } from '../mail/render.ts';
import { sanitizeArticle } from '../plugins/sanitize.ts';

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

const decoded = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const absolute = (address: string, siteUrl: string) => (address.startsWith('/') ? `${siteUrl}${address}` : address);

/** Each block runs as its own letters do: an issue may be in another language than its frame, or in two. */
function directed(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)([a-z\d]+)([^>]*)>/g, (tag, close: string, name: string, rest: string) => {
    if (close || rest.endsWith('/')) {
      depth -= close ? 1 : 0;
      return tag;
    }
    depth += 1;
    return depth > 1 || /\sdir=/.test(rest) ? tag : `<${name}${rest} dir="auto">`;
  });
}

/** The HTML of an issue for mail programs: whole addresses, pictures as JPEG that fit the window. */
export function issueHtml(content: string, siteUrl: string): string {
  return directed(sanitizeArticle(content))
    .replace(/\shref="(\/[^"]*)"/g, (_, path: string) => ` href="${siteUrl}${path}"`)
    .replace(
      /\ssrc="\/media\/([0-9a-f]{32})(?:\/\d+)?"/g,
      (_, hash: string) => ` src="${siteUrl}/media/${hash}/1024.jpg" style="max-width:100%;height:auto"`,
    );
}

/** The same as plain text: headings and paragraphs apart, lists with dashes, links with their addresses. */
export function issueText(content: string, siteUrl: string): string {
  const text = sanitizeArticle(content)
    .replace(/\s+/g, ' ')
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, words: string) => {
      const address = absolute(href, siteUrl);
      return words.trim() === href ? address : `${words} (${address})`;
    })
    .replace(/<img[^>]*?\salt="([^"]*)"[^>]*>/g, (_, alt: string) => (alt ? `\n\n[${alt}]\n\n` : ''))
    .replace(/<li[^>]*>\s*(?:<p[^>]*>)?/g, '\n- ')
    .replace(/<\/p>\s*<\/li>/g, '</li>')
    .replace(/<(?:br|hr)[^>]*>/g, '\n')
    .replace(/<\/(?:p|h[2-4]|ul|ol|blockquote|pre|figure|table|tr|dl)>/g, '\n\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]+>/g, '');
  return decoded(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** An issue as a mail, for one reader in their language or as a test. */
export function issueTemplate(
  { subject, content }: { subject: string; content: string },
  { siteUrl, reader }: { siteUrl: string; reader: { locale: Locale; unsubscribeUrl: string } | null },
): MailTemplate {
  const article = { html: issueHtml(content, siteUrl), text: issueText(content, siteUrl) };
  if (reader) {
    const { unsubscribeUrl } = reader;
    return templatesIn(reader.locale).newsletterIssueTemplate({ subject, article, unsubscribeUrl });
  }
  return {
    subject: `Test: ${subject}`,
    paragraphs: [],
    article,
    reason: 'This is a test. In the newsletter, each reader’s own link to unsubscribe stands here.',
  };
}
