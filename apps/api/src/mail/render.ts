import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';

/** What a mail says. Texts are plain; its text and its HTML are both rendered from them, so they never differ. */
export interface MailTemplate {
  /** The language of its texts; English where nothing is said. */
  locale?: Locale;
  subject: string;
  paragraphs: string[];
  /** A text of the editors: HTML that was sanitised, with whole addresses, and the same as plain text. */
  article?: { html: string; text: string };
  /** Names and values, e.g. what a person filled in. */
  facts?: [name: string, value: string][];
  /** Homes that it tells of, each with a link. */
  homes?: MailedHome[];
  button?: { label: string; url: string };
  /** What else can be done; an address in a paragraph would be no link, and wide. */
  links?: { label: string; url: string }[];
  /** Why the reader gets this mail. */
  reason: string;
}

/** A home as a mail shows it. */
export interface MailedHome {
  /** Why it is told: 'New', 'Price cut, was 3 Crore'. */
  news: string;
  price: string;
  title: string;
  /** Size, rooms, area: what there is. */
  facts: string[];
  url: string;
  /** The address of a picture; without one the home stands by its words. */
  image?: string | undefined;
  /** The picture's height at the width of a mail, in pixels; known wherever there is a picture of ours. */
  imageHeight?: number | undefined;
  /** What can be done about it, each with a link of its own. */
  links?: { label: string; url: string }[];
}

/** A mail as it is sent: the same as plain text and as HTML. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text harmless inside HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A header is one line: whatever people typed cannot start another one. */
const headerLine = (text: string): string => oneLine(text.replace(/\p{Cc}+/gu, ' ')).slice(0, 200);

const homeText = ({ news, price, title, facts, url, links = [] }: MailedHome) => {
  const addresses = links.length > 0 ? links.map((link) => `${link.label}: ${link.url}`) : [url];
  return [`${news}: ${price}`, headerLine(title), facts.join(' · '), ...addresses].filter(Boolean).join('\n');
};

function asText(template: MailTemplate): string {
  const facts = (template.facts ?? []).map(([name, value]) => `${name}: ${value}`).join('\n');
  const { button, links = [] } = template;
  const addresses = [...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`);
  const homes = (template.homes ?? []).map(homeText);
  const parts = [
    ...template.paragraphs,
    template.article?.text ?? '',
    facts,
    ...homes,
    ...addresses,
    `--\nKarachi Estates\n${template.reason}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const FONT = "16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif";
const URDU_TYPE =
  "font:17px/2 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Noto Naskh Arabic','Geeza Pro',Tahoma,serif";
const STYLES = {
  page: `margin:0;padding:24px;background:#f5f4f0;color:#1d2624;font:${FONT}`,
  sheet:
    'max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px;' +
    // No word and no address makes a phone scroll sideways.
    'overflow-wrap:anywhere;word-break:break-word',
  brand: 'margin:0 0 24px;font-weight:700;color:#0b5d4e',
  block: 'margin:0 0 16px',
  // Blocks of another language begin at their own side.
  article: 'margin:0 0 16px;text-align:start',
  factName: 'font-weight:600;white-space:nowrap',
  buttonCell: 'background:#0b5d4e;border-radius:8px;mso-padding-alt:14px 24px',
  button: 'color:#ffffff;padding:14px 24px;text-decoration:none;display:inline-block;font-weight:600',
  buttonAddress: 'margin:0 0 16px;font-size:13px;color:#5b6663',
  choice:
    'display:inline-block;margin:8px 8px 0 0;padding:10px 14px;border:1px solid #0b5d4e;border-radius:8px;' +
    'color:#0b5d4e;font-weight:600;text-decoration:none',
  home: 'width:100%;margin:0 0 16px;border:1px solid #e3e2dc;border-radius:10px;border-spacing:0',
  homeText: 'padding:12px 16px 16px',
  news: 'font-size:13px;font-weight:600;color:#a04a22',
  price: 'font-size:20px;font-weight:700;color:#1d2624',
  homeLink: 'color:#0b5d4e;font-weight:600',
  quiet: 'font-size:14px;color:#5b6663',
  reason: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e3e2dc;font-size:13px;color:#5b6663',
};

/** Urdu needs its own letters and more room between the lines. */
const pageStyle = (locale: Locale) =>
  locale === 'ur' ? `${STYLES.page};direction:rtl;text-align:right;${URDU_TYPE}` : STYLES.page;

function factRow([name, value]: [name: string, value: string], locale: Locale): string {
  const [side, padding] = locale === 'ur' ? ['right', '6px 0 6px 16px'] : ['left', '6px 16px 6px 0'];
  const head = `<th scope="row" align="${side}" valign="top" style="padding:${padding};${STYLES.factName}">${escapeHtml(name)}</th>`;
  return `<tr>${head}<td style="padding:6px 0" dir="auto">${lines(value)}</td></tr>`;
}

/** The button, and its address below for mail programs that show no links. */
const OR_OPEN: Record<Locale, string> = { en: 'Or open this address:', ur: 'یا یہ ایڈریس کھولیں:' };

/** Links of our own texts. What people typed is not rendered with it: a title must not lead anywhere. */
const linked = (text: string, locale: Locale) =>
  lines(text).replace(/https?:\/\/[^\s<]+/g, (address) => addressHtml(address, locale));

/** An address, escaped. Addresses run from left to right in every language. */
const addressHtml = (address: string, locale: Locale) =>
  `<a href="${address}" style="color:#0b5d4e;word-break:break-all"${locale === 'ur' ? ' dir="ltr"' : ''}>${address}</a>`;

function buttonHtml({ label, url }: { label: string; url: string }, locale: Locale): string {
  const address = escapeHtml(url);
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr>',
    `<td bgcolor="#0b5d4e" style="${STYLES.buttonCell}">`,
    `<a href="${address}" style="${STYLES.button}">${escapeHtml(label)}</a></td></tr></table>`,
    `<p style="${STYLES.buttonAddress}">${OR_OPEN[locale]} ${addressHtml(address, locale)}</p>`,
  ].join('');
}

/** Room for a picture: the sheet without its padding and the border of a home. */
export const PICTURE_WIDTH = 494;

/** Tables, since mail programs lay out little else alike; a picture that is not loaded leaves no hole. */
function homeHtml({ news, price, title, facts, url, image, imageHeight, links = [] }: MailedHome): string {
  const address = escapeHtml(url);
  const name = escapeHtml(headerLine(title));
  const picture = image
    ? `<a href="${address}"><img src="${escapeHtml(image)}" alt="${name}" width="${PICTURE_WIDTH}"${imageHeight ? ` height="${imageHeight}"` : ''} style="display:block;width:100%;height:auto;border:0;border-radius:9px 9px 0 0"></a>`
    : '';
  return [
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.home}"><tr><td>${picture}</td></tr>`,
    `<tr><td style="${STYLES.homeText}"><div style="${STYLES.news}">${escapeHtml(news)}</div>`,
    `<div style="${STYLES.price}">${escapeHtml(price)}</div>`,
    `<div dir="auto"><a href="${address}" style="${STYLES.homeLink}">${name}</a></div>`,
    `<div style="${STYLES.quiet}">${escapeHtml(facts.join(' · '))}</div>`,
    ...links.map((link) => `<a href="${escapeHtml(link.url)}" style="${STYLES.choice}">${escapeHtml(link.label)}</a>`),
    '</td></tr></table>',
  ].join('');
}

/** Outlook on Windows lays out as Word does, which knows widths of tables only. */
const OUTLOOK = {
  begin:
    '<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0">' +
    '<tr><td bgcolor="#ffffff"><![endif]-->',
  end: '<!--[if mso]></td></tr></table><![endif]-->',
};

function asHtml(template: MailTemplate): string {
  const { locale = 'en' } = template;
  const rows = (template.facts ?? []).map((fact) => factRow(fact, locale)).join('');
  return [
    `<!doctype html><html lang="${locale}"${locale === 'ur' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(template.subject)}</title></head><body style="${pageStyle(locale)}">`,
    OUTLOOK.begin,
    `<div style="${STYLES.sheet}"><p style="${STYLES.brand}">Karachi Estates</p>`,
    ...template.paragraphs.map((text) => `<p style="${STYLES.block}">${lines(text)}</p>`),
    template.article ? `<div style="${STYLES.article}">${template.article.html}</div>` : '',
    rows && `<table cellpadding="0" cellspacing="0" style="${STYLES.block}">${rows}</table>`,
    ...(template.homes ?? []).map(homeHtml),
    template.button ? buttonHtml(template.button, locale) : '',
    ...(template.links ?? []).map(
      ({ label, url }) =>
        `<p style="${STYLES.block}"><a href="${escapeHtml(url)}" style="${STYLES.homeLink}">${escapeHtml(label)}</a></p>`,
    ),
    `<p style="${STYLES.reason}">${linked(template.reason, locale)}</p></div>${OUTLOOK.end}</body></html>`,
  ].join('');
}

/** Renders a template as plain text and as HTML, everything that people typed escaped. */
export function renderMail(template: MailTemplate): RenderedMail {
  return { subject: headerLine(template.subject), text: asText(template), html: asHtml(template) };
}
