/**
 * Compares every story with its baselines: components on phone and desktop in light and dark, screens on phone in light
 * and on desktop in dark, Urdu screens on phone in light (pictures.ts).
 *
 *     pnpm test:visual                  build Storybook, compare, write .cache/visual/report.html
 *     pnpm test:visual --update         record what is shown now
 *     pnpm test:visual --no-build card  only stories whose id contains "card", of the Storybook built last
 *     pnpm test:visual --quick          two pictures of each screen, and mostly one of each other story
 *     pnpm test:visual --baselines=DIR  with the baselines of another folder
 *
 * Pictures are drawn by one pinned browser with the repository's own fonts (pinned-chromium.ts), so that every Linux
 * machine draws the same. Where that browser does not run the comparison fails in CI; elsewhere it ends with code 77,
 * which the test command shows as left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { pinnedChromium, whyNotPinned } from '../../../tooling/src/pinned-chromium.ts';
import { difference, encode } from './compare.ts';
import { fileOf, picturesOf } from './pictures.ts';
import { type Finding, writeReport } from './report.ts';
import { serveStorybook } from './server.ts';
import { type Scheme, type Screen, Stage, type Story, screens } from './stage.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const built = join(root, '.cache/visual/storybook');
const reports = join(root, '.cache/visual/report');
const storiesPerPage = 40;
const pagesPerScreen = 2;

/** With so many pictures changed, nobody asks of one more whether it has. */
const enoughFindings = 40;

/** The end of a run that could not compare here. */
const LEFT_OUT = 77;

const words = process.argv.slice(2).filter((word) => word !== '--');
const update = words.includes('--update');
const quick = words.includes('--quick');
const elsewhere = words.find((word) => word.startsWith('--baselines='))?.slice('--baselines='.length);
const baselines = elsewhere ? resolve(elsewhere) : fileURLToPath(new URL('../../visual-baselines/', import.meta.url));
const filters = words.filter((word) => !word.startsWith('--'));

const reason = whyNotPinned();
if (reason) {
  console.log(reason);
  process.exit(process.env.CI ? 1 : LEFT_OUT);
}

if (!words.includes('--no-build') || !existsSync(join(built, 'index.json'))) {
  console.log('Building Storybook…');
  const build = spawnSync('pnpm', ['exec', 'storybook', 'build', '--quiet', '-o', built], {
    cwd: root,
    encoding: 'utf8',
  });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    process.exit(1);
  }
}

interface Entry extends Story {
  type: string;
  tags?: string[];
}
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const all = Object.values(index.entries).filter(
  (entry) => entry.type === 'story' && !entry.tags?.includes('no-visual'),
);
const stories = all.filter(({ id }) => filters.length === 0 || filters.some((filter) => id.includes(filter)));

const server = await serveStorybook(built);
const launch = await pinnedChromium(join(root, '.cache'));
const browser = await chromium.launch({
  ...launch,
  args: [
    ...launch.args,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
});
const findings: Finding[] = [];
let written = 0;
let compared = 0;
const began = performance.now();

/**
 * Looks again until nothing moves any more: the last image of a slow picture, or the end of what motion settings do not
 * reach.
 */
async function atRest(stage: Stage, scheme: Scheme, first: Buffer): Promise<Buffer> {
  let before = first;
  for (let look = 0; look < 5; look += 1) {
    await new Promise((passed) => setTimeout(passed, 250));
    const now = await stage.shoot(scheme);
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

async function compareStory(
  stage: Stage,
  story: Story,
  screen: Screen,
  scheme: Scheme,
  isSecondLook = false,
): Promise<void> {
  const name = `${story.id}/${screen}-${scheme}`;
  const file = join(baselines, fileOf(story.id, { screen, scheme }));
  const before = existsSync(file) ? readFileSync(file) : undefined;
  if (!isSecondLook) compared += 1;
  const first = await stage.shoot(scheme);
  if (before && !(await difference(before, first))) return;
  const now = await atRest(stage, scheme, first);
  const changed = before && (await difference(before, now));
  if (before && !changed) return;
  // Before it is called a difference, it has to show in a fresh page too: a letter may be drawn half a pixel aside
  // while the story before is still going away.
  if (changed && !isSecondLook && findings.length < enoughFindings) {
    await stage.reload();
    await stage.show(story);
    await compareStory(stage, story, screen, scheme, true);
    return;
  }
  if (update) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, await encode(now));
    written += 1;
    return;
  }
  if (!changed) {
    findings.push({ name, story: story.id, words: 'It has no baseline yet.', pictures: { now: await encode(now) } });
    return;
  }
  const { pixels, size, picture } = changed;
  findings.push({
    name,
    story: story.id,
    words: `${pixels} pixels differ${size ? `; ${size}` : ''}.`,
    pictures: { before, now: await encode(now), difference: picture },
  });
}

async function walk(screen: Screen, next: () => Story | undefined): Promise<void> {
  const stage = await Stage.open(browser, server.url, screen);
  let seen = 0;
  for (let story = next(); story; story = next()) {
    if (seen > 0 && seen % storiesPerPage === 0) await stage.reload();
    seen += 1;
    try {
      await stage.show(story);
      for (const picture of picturesOf(story, quick)) {
        if (picture.screen === screen) await compareStory(stage, story, screen, picture.scheme);
      }
    } catch (reason) {
      const said = reason instanceof Error ? reason.message : String(reason);
      findings.push({
        name: `${story.id}/${screen}`,
        story: story.id,
        words: `It could not be shown: ${said.slice(0, 400)}`,
      });
      await stage.reload();
    }
  }
  await stage.close();
}

// Play functions wait as much as they work, so each screen has more than one page at a time.
await Promise.all(
  (Object.keys(screens) as Screen[]).flatMap((screen) => {
    const queue = stories.filter((story) => picturesOf(story, quick).some((each) => each.screen === screen)).values();
    return Array.from({ length: pagesPerScreen }, () => walk(screen, () => queue.next().value));
  }),
);
await browser.close();
server.close();

const drawn = new Set(all.flatMap((story) => picturesOf(story).map((picture) => fileOf(story.id, picture))));
const recorded = existsSync(baselines) ? readdirSync(baselines, { recursive: true, withFileTypes: true }) : [];
for (const entry of recorded.filter((each) => each.isFile())) {
  const file = join(entry.parentPath, entry.name);
  const name = relative(baselines, file);
  if (drawn.has(name)) continue;
  if (update) rmSync(file);
  else findings.push({ name, story: name, words: 'It is not drawn any more; record again to drop it.' });
}
if (update) mkdirSync(baselines, { recursive: true });

rmSync(reports, { recursive: true, force: true });
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${stories.length} stories, ${compared} pictures compared, ${written} recorded, in ${seconds} s.`);
if (findings.length > 0) {
  const report = writeReport(reports, findings);
  for (const { name, words: said } of findings.slice(0, 30)) console.error(`  ${name}: ${said}`);
  if (findings.length > 30) console.error(`  … and ${findings.length - 30} more`);
  console.error(
    `${findings.length} differences; look at ${relative(root, report)}, and record them with --update when they are meant.`,
  );
  process.exit(1);
}
