// Encodes the pictures of a project's page in the sizes that the page asks for, and writes their list.
//   design-system pictures <originals> <public folder> <address> <list.ts> [webp]
// `address` is where the site serves them (a path below the public folder). By default there is AVIF in every width and
// one WebP each, for a server that chooses by the Accept header; with `webp` there is WebP in every width, for hosts that
// only serve files. What exists is kept; what is no longer in the originals is removed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from './refuse.mjs';

const WIDTHS = [480, 800, 1280, 1920];
/** The part of the hero that tall phones show is seen at once, below a scrim, and is waited for. */
const isPortrait = (file) => /-portrait\.\w+$/.test(file);
const qualityOf = (file) => (isPortrait(file) ? { avif: 30, webp: 50 } : { avif: 48, webp: 64 });

/** The standard widths that the picture has, and its own where that is the largest of use. */
const widthsOf = (width) => [...new Set([...WIDTHS.filter((each) => each < width), Math.min(width, 1920)])];

/** Sites that encode no pictures do without them. */
async function encoders() {
  try {
    const [{ default: sharp }, { rgbaToThumbHash }] = await Promise.all([import('sharp'), import('thumbhash')]);
    return { sharp, rgbaToThumbHash };
  } catch {
    return refuse('Pictures are encoded with two more packages: npm install --save-dev sharp thumbhash');
  }
}

/**
 * @param {string[]} args the folder of the originals, the public folder, the address, the list to write, and the format
 */
export async function encodePictures(args) {
  const [originals, publicFolder, address, list, format = 'negotiated'] = args;
  if (!list) refuse('usage: design-system pictures <originals> <public folder> <address> <list.ts> [webp]');
  const { sharp, rgbaToThumbHash } = await encoders();
  const from = (name) => path.resolve(process.env.INIT_CWD ?? '.', name);
  const out = path.join(from(publicFolder), address);
  await mkdir(out, { recursive: true });

  const entries = {};
  const made = new Set();
  for (const file of (await readdir(from(originals))).filter((name) => /\.(jpe?g|png|webp)$/.test(name)).sort()) {
    const input = await readFile(path.join(from(originals), file));
    const { width, height } = await sharp(input).metadata();
    const widths = widthsOf(width);
    const middle = widths[Math.floor((widths.length - 1) / 2)];
    const hash = createHash('sha256').update(input).update(`${WIDTHS}`).digest('hex').slice(0, 8);
    const name = `${file.replace(/\.\w+$/, '')}-${hash}`;
    for (const size of widths) {
      const formats = format === 'webp' ? ['webp'] : ['avif', ...(size === middle ? ['webp'] : [])];
      for (const ending of formats) {
        const target = path.join(out, `${name}-${size}.${ending}`);
        made.add(path.basename(target));
        if (existsSync(target)) continue;
        const scaled = sharp(input).resize({ width: size });
        await (ending === 'avif'
          ? scaled.avif({ quality: qualityOf(file).avif, effort: 4 })
          : scaled.webp({ quality: qualityOf(file).webp, effort: 6 })
        ).toFile(target);
      }
    }
    const small = await sharp(input)
      .resize(100, 100, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const thumbhash = Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
    entries[file] = { path: `${address}/${name}`, width, height, widths, thumbhash };
  }
  for (const file of await readdir(out)) {
    if (/\.(avif|webp)$/.test(file) && !made.has(file)) await rm(path.join(out, file));
  }

  const lines = Object.entries(entries).map(
    ([file, { path, width, height, widths, thumbhash }]) =>
      `  '${file}': {\n    path: '${path}',\n    width: ${width},\n    height: ${height},\n    widths: [${widths.join(', ')}],\n    thumbhash: '${thumbhash}',\n  },\n`,
  );
  await writeFile(
    from(list),
    `// Written by the kit's pictures command.\nimport type { ProjectPictures } from '@karachi-estates/design-system/ProjectPage';\n\nexport const pictures: ProjectPictures = {\n${lines.join('')}};\n`,
  );
  console.log(`${lines.length} pictures, ${made.size} files`);
}
