import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Finding {
  /** Story id and case, for example `components-button--default/phone-dark`. */
  name: string;
  story: string;
  /** What is wrong, in a sentence. */
  words: string;
  pictures?: { before?: Buffer; now: Buffer; difference?: Buffer };
}

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes one page with every finding: before, now, and where they differ. Returns its path. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  mkdirSync(folder, { recursive: true });
  const figure = (caption: string, file?: string) =>
    file
      ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}"></a></figure>`
      : '';
  const sections = findings.map(({ name, words, pictures }) => {
    const save = (kind: string, extension: string, picture?: Buffer) => {
      if (!picture) return undefined;
      const file = `${name.replaceAll('/', '_')}.${kind}.${extension}`;
      writeFileSync(join(folder, file), picture);
      return file;
    };
    return `<section><h2>${asText(name)}</h2><p>${asText(words)}</p><div>${[
      figure('Before', save('before', 'webp', pictures?.before)),
      figure('Now', save('now', 'webp', pictures?.now)),
      figure('Difference', save('difference', 'png', pictures?.difference)),
    ].join('')}</div></section>`;
  });
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: #f3efe7; color: #13262f }
section { background: #fff; border-radius: 1rem; padding: 1rem 1.5rem; margin-block: 1.5rem }
section div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
figure { margin: 0 } img { max-width: 100%; border: 1px solid #cfc8ba } h2 { font-size: 1rem }
</style>
<h1>${findings.length} visual ${findings.length === 1 ? 'difference' : 'differences'}</h1>
${sections.join('\n')}</html>`;
  const path = join(folder, 'report.html');
  writeFileSync(path, page);
  return path;
}
