/** What may stand in Latin letters on an Urdu page: names, signs of money and measure, and what people type. */
const allowed = new Set(
  [
    // Names.
    'Karachi Estates Grand Monarch Seaside Residency WhatsApp Google YouTube HMR Waterfront',
    // Money, papers and files.
    'PKR CNIC PDF RSS QR TID km argon2id CC BY',
    // The other language, by its own name, and examples of addresses and numbers.
    'English name example com hello https http localhost',
  ]
    .join(' ')
    .split(' ')
    .map((word) => word.toLowerCase()),
);

const hidden = /<(script|style|svg|noscript|template)\b.*?<\/\1>|<!--.*?-->/gs;
const spoken = /\b(?:alt|title|placeholder|aria-label|content)="([^"]*)"/g;
const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Every text of a page that people read or hear, or that a search engine shows. */
function textsOf(html: string): string[] {
  const page = html
    .replace(hidden, '\n')
    .replace(/<meta (?!name="description"|property="og:(title|description)")[^>]*>/g, '');
  const attributes = Array.from(page.matchAll(spoken), ([, text = '']) => text);
  return [...attributes, ...page.replace(/<[^>]*>/g, '\n').split('\n')].map((text) => decoded(text).trim());
}

/**
 * The words in Latin letters on an Urdu page that nobody allows there, each with the text that it stands in.
 * @param ownTexts what people have written themselves, such as titles of listings: it stays as they wrote it
 */
export function latinWords(html: string, ownTexts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of textsOf(html)) {
    if (ownTexts.some((own) => own === text || (text.length > 3 && own.includes(text)))) continue;
    const long = ownTexts.filter((own) => own.length > 3);
    const rest = long.reduce((shorter, own) => shorter.replaceAll(own, ' '), text);
    for (const [word] of rest.matchAll(/[A-Za-z][A-Za-z0-9]+/g)) {
      if (!allowed.has(word.toLowerCase())) found.set(word, text.slice(0, 120));
    }
  }
  return found;
}
