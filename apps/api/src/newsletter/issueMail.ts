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

/** The HTML of an issue for mail programs: whole addresses, pictures as JPEG that fit the window. */
export function issueHtml(content: string, siteUrl: string): string {
  return sanitizeArticle(content)
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

/** An issue as a mail, for one reader or as a test. */
export function issueTemplate(
  issue: { subject: string; content: string },
  { siteUrl, unsubscribeUrl }: { siteUrl: string; unsubscribeUrl: string | null },
): MailTemplate {
  return {
    subject: unsubscribeUrl ? issue.subject : `Test: ${issue.subject}`,
    paragraphs: [],
    article: { html: issueHtml(issue.content, siteUrl), text: issueText(issue.content, siteUrl) },
    reason: unsubscribeUrl
      ? `You get this mail because you confirmed your subscription. Unsubscribe with one click: ${unsubscribeUrl}`
      : 'This is a test. In the newsletter, each reader’s own link to unsubscribe stands here.',
  };
}
