import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Flags for every Chromium that the tests start: a machine without a sandbox, a graphics card or a display gives the
 * same pictures as one that has them, and no background request of the browser disturbs what is measured.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Draws the same for a quarter less of the processor's time: it has no window and no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];

/** What to do when no browser is there, in one line for a person at a terminal. */
export const CHROMIUM_HELP =
  'No Chromium was found: run `pnpm exec playwright install --with-deps chromium`, or install your system’s chromium package, or set CHROMIUM_PATH.';

/**
 * The Chromium on this machine: Playwright's own, then CHROMIUM_PATH, then the system's, the one without a window
 * first; undefined when there is none. `exists` is asked about each candidate in turn.
 */
export function findChromium(
  environment: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
  own: string = chromium.executablePath(),
): string | undefined {
  return [own, environment.CHROMIUM_PATH, SHELL, ...SYSTEM_PLACES].find((path) => path && exists(path));
}

/** The Chromium to run tests in. Throws CHROMIUM_HELP when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error(CHROMIUM_HELP);
  return path;
}

/** Launch options for `chromium.launch`, Playwright Test's `use.launchOptions` and Vitest's provider alike. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  return { executablePath: chromiumPath(), args: CHROMIUM_FLAGS };
}

/** Launch options of a browser that shows notifications, where there is one. */
export function notifyingLaunchOptions(): { executablePath: string; args: string[] } {
  const path = findChromium(process.env, (each) => each !== SHELL && existsSync(each));
  return { executablePath: path ?? chromiumPath(), args: CHROMIUM_FLAGS };
}

/** Installs a Chromium where none is found: Playwright's, else Debian's package when root. Throws CHROMIUM_HELP. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const attempts: [string, string[]][] = [['pnpm', ['exec', 'playwright', 'install', 'chromium']]];
  if (process.getuid?.() === 0) {
    attempts.push(['apt-get', ['update', '-qq']], ['apt-get', ['install', '-y', '-qq', 'chromium']]);
  }
  for (const [command, args] of attempts) {
    console.log(`Looking for a Chromium: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(CHROMIUM_HELP);
}
