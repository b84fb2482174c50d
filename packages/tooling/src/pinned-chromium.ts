/**
 * The browser that draws the pictures of the visual test. Text and controls look a little different in every release of
 * Chromium and with every set of fonts, so pictures can be compared only where both are the same: this one release,
 * from the npm registry, and the fonts of this repository's dependencies. Nothing that is installed on a machine takes
 * part.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { CHROMIUM_FLAGS } from './chromium.ts';

/** A package that holds a Chromium for Linux on x64 itself and downloads nothing. A new version means new baselines. */
const PINNED = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** Why this machine cannot draw the pictures, in one sentence that says what to do; undefined where it can. */
export function whyNotPinned(platform: string = process.platform, arch: string = process.arch): string | undefined {
  return platform === 'linux' && arch === 'x64'
    ? undefined
    : `Pictures are compared in ${PINNED.name} ${PINNED.version} for Linux on x64, and this is ${platform} on ${arch}: run \`pnpm test visual\` on such a machine, or let CI do it.`;
}

function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  return stdout;
}

const integrityOf = (file: string) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;

/** Fetches the package, compares it with the recorded checksum, and unpacks it beside its final place. */
async function fetchInto(folder: string): Promise<void> {
  const work = `${folder}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    const archive =
      run('npm', ['pack', `${PINNED.name}@${PINNED.version}`, '--silent'], work)
        .trim()
        .split('\n')
        .at(-1) ?? '';
    const file = path.join(work, archive);
    const integrity = integrityOf(file);
    if (integrity !== PINNED.integrity)
      throw new Error(`${archive} is ${integrity}, and ${PINNED.integrity} is expected.`);
    run('tar', ['-xzf', archive, 'package/bin'], work);
    for (const [packed, plain] of [
      ['chromium.br', 'chromium'],
      ['al2023.tar.br', 'libraries.tar'],
    ] as const) {
      const source = createReadStream(path.join(work, 'package/bin', packed));
      await pipeline(source, createBrotliDecompress(), createWriteStream(path.join(work, plain)));
    }
    run('tar', ['-xf', 'libraries.tar'], work);
    chmodSync(path.join(work, 'chromium'), 0o755);
    for (const used of [archive, 'package', 'libraries.tar']) rmSync(path.join(work, used), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** A font configuration that knows the repository's fonts and no other. */
function writeFonts(folder: string): string {
  const require = createRequire(import.meta.url);
  const fonts = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const alias = (family: string, font: string) =>
    `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
      `<dir>${fonts}</dir><cachedir>${path.join(folder, 'fontconfig')}</cachedir>`,
      alias('sans-serif', 'DejaVu Sans'),
      alias('serif', 'DejaVu Serif'),
      alias('monospace', 'DejaVu Sans Mono'),
      '</fontconfig>',
    ].join('\n'),
  );
  return file;
}

/**
 * Launch options of the pinned browser, which is fetched once into `cache`. Throws with the reason where it cannot be
 * had.
 * @param cache a folder that git ignores
 */
export async function pinnedChromium(cache: string): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}> {
  const reason = whyNotPinned();
  if (reason) throw new Error(reason);
  const folder = path.join(cache, `chromium-${PINNED.version}`);
  const executablePath = path.join(folder, 'chromium');
  if (!existsSync(executablePath)) await fetchInto(folder);
  const env: Record<string, string> = { FONTCONFIG_FILE: writeFonts(folder) };
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] ??= value;
  // A machine without a desktop may lack libraries that the package brings along.
  if (spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout?.includes('not found')) {
    env.LD_LIBRARY_PATH = path.join(folder, 'lib');
  }
  return { executablePath, args: CHROMIUM_FLAGS, env };
}
