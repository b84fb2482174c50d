// Builds the desk into dist/ and compresses what browsers load.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

process.chdir(import.meta.dirname);
await build({ logLevel: 'error' });

const folder = path.join(import.meta.dirname, 'dist/assets');
const compress = async (name) => {
  const file = path.join(folder, name);
  const content = await readFile(file);
  if (content.length < 512) return;
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  // The highest level takes seconds more for a few per cent: the desk is loaded once by a few people.
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  );
};
await Promise.all((await readdir(folder)).filter((name) => /\.(css|js|svg)$/.test(name)).map(compress));
