import type { StructuredData } from './pageMeta.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that cannot end the script element that it stands in, whatever people have typed into it. */
export const scriptText = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => ESCAPES[sign] ?? '',
  );

/**
 * Structured data beside what it describes, in the body of a page. Data that is known before the page is drawn goes
 * into its head instead, by `pageMeta`.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}
