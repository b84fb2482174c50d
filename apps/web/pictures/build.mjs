// Encodes the site's own pictures: AVIF in every width, WebP in one middle width for browsers without AVIF.
// The encoded files and the manifest are committed (they are a fraction of the originals' bytes), so a build does not
// need this script. Run it when a picture is new or changed:
//   node pictures/build.mjs <folder with originals> [name …]
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.join(here, '../public/pictures');
const manifestFile = path.join(here, '../app/content/pictures.generated.ts');
const recipeFile = path.join(here, 'recipe.json');
const encodedFile = path.join(here, 'encoded.json');

const [originals, ...only] = process.argv.slice(2);
if (!originals) {
  console.error('usage: node pictures/build.mjs <folder with originals> [name …]');
  process.exit(2);
}

/** What to make: file name of the original → widths. */
const recipe = JSON.parse(await readFile(recipeFile, 'utf8'));
/** What was made before, by name. */
const known = existsSync(encodedFile) ? JSON.parse(await readFile(encodedFile, 'utf8')) : {};

await mkdir(out, { recursive: true });
for (const [file, { widths, quality = 50 }] of Object.entries(recipe)) {
  const name = file.replace(/\.\w+$/, '');
  const source = path.join(originals, file);
  if ((only.length > 0 && !only.includes(name)) || !existsSync(source)) continue;
  const input = await readFile(source);
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const used = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const version = createHash('sha256')
    .update(input)
    .update(JSON.stringify({ widths, quality }))
    .digest('hex')
    .slice(0, 8);
  const middle = used[Math.floor(used.length / 2)];
  for (const size of used) {
    const scaled = sharp(input).resize({ width: size });
    await scaled
      .clone()
      .avif({ quality, effort: 4 })
      .toFile(path.join(out, `${name}-${version}-${size}.avif`));
    if (size === middle) {
      await scaled
        .clone()
        .webp({ quality: 74 })
        .toFile(path.join(out, `${name}-${version}-${size}.webp`));
    }
  }
  const { data, info } = await sharp(input)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  const before = known[name]?.version;
  if (before && before !== version) {
    for (const size of known[name].widths) {
      await rm(path.join(out, `${name}-${before}-${size}.avif`), { force: true });
      await rm(path.join(out, `${name}-${before}-${size}.webp`), { force: true });
    }
  }
  known[name] = { version, width, height, widths: used, webp: middle, thumbhash };
  console.log(`${name}: ${used.join(', ')}`);
}

const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
await writeFile(encodedFile, `${JSON.stringify(sorted, null, 2)}\n`);

// One constant a picture, so that a page carries only those that it shows.
const constants = Object.entries(sorted).map(([name, { version, width, height, widths, thumbhash }]) => {
  const constant = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const value = { path: `/pictures/${name}-${version}`, width, height, widths, thumbhash };
  return `export const ${constant} = ${JSON.stringify(value)};\n`;
});
await writeFile(manifestFile, `// Written by pictures/build.mjs; do not edit.\n${constants.join('')}`);
