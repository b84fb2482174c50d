import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NOT_BUILT_FROM = new Set([
  'node_modules',
  '.git',
  'test-results',
  'visual-baselines',
  'build',
  'dist',
  '.turbo',
  '.react-router',
  '.data',
  '.cache',
]);
const IS_TEST_OR_STORY = /\.(test|spec|stories)\.tsx?$/;

/**
 * One line per file below `folders` that a build reads: path, size and time of change. Reading no contents keeps it
 * to some milliseconds for the whole workspace.
 * @param {string} root absolute folder
 * @param {string[]} places files or folders below it; missing ones are left out
 * @param {{ withTests?: boolean }} [options] tests and stories count as well
 * @returns {Promise<string>} a digest that changes when any of these files does
 */
export async function stampOf(root, places, { withTests = false } = {}) {
  /** @type {string[]} */
  const lines = [];
  const visit = async (/** @type {string} */ place) => {
    const info = await stat(place).catch(() => undefined);
    if (!info) return;
    if (info.isDirectory()) {
      const entries = await readdir(place);
      await Promise.all(
        entries.filter((name) => !NOT_BUILT_FROM.has(name)).map((name) => visit(path.join(place, name))),
      );
    } else if (withTests || !IS_TEST_OR_STORY.test(place)) {
      lines.push(`${path.relative(root, place)} ${info.size} ${info.mtimeMs}`);
    }
  };
  await Promise.all(places.map((place) => visit(path.join(root, place))));
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/**
 * Runs `build` unless the last successful build saw the same files and its product is still there.
 * @param {{ root: string, places: string[], product: string, build: () => Promise<void> }} options `product` is the
 *   file that the build makes; the stamp is kept beside it
 * @returns {Promise<boolean>} whether it built
 */
export async function buildWhenChanged({ root, places, product, build }) {
  const stampFile = path.join(path.dirname(product), '.built-from');
  const stamp = await stampOf(root, places);
  const [last, made] = await Promise.all([
    readFile(stampFile, 'utf8').catch(() => ''),
    stat(product).catch(() => undefined),
  ]);
  if (made && last === stamp) return false;
  await build();
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  return true;
}
