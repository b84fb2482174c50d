import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One part of the test command.
 * @typedef {object} Step
 * @property {string} name what a person types to run it alone
 * @property {string} about what it makes sure of
 * @property {string[]} command a program of node_modules/.bin and its arguments
 * @property {string} [folder] where it runs, from the root
 * @property {number} [slots] how many of the two slots it takes; a browser run that uses both cores takes both
 * @property {string[]} [after] steps that must have passed before
 * @property {Record<string, string>} [env] added to the environment
 * @property {string} [leftOut] why it is left out here
 * @property {string[]} [reads] the files and folders that it reads, from the root; everything without it
 * @property {boolean} [long] it takes so long that only `pnpm test:long` runs it
 * @property {string} [report] a JSON report of Vitest or Playwright that it writes, to count its tests
 */

/**
 * Every step of `pnpm test`, cheap and telling ones first, those that take both slots after them; at the end the long
 * ones of `pnpm test:long`.
 * @param {string} root absolute folder of the repository
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Step[]}
 */
export function stepsOf(root, environment) {
  const reports = path.join(root, '.cache/test');
  const has = (/** @type {string} */ file) => existsSync(path.join(root, file));

  /** @type {(name: string, about: string, folder: string, args?: string[], more?: Partial<Step>) => Step} */
  const vitest = (name, about, folder, args = [], more = {}) => {
    const report = path.join(reports, `${name}.json`);
    const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return {
      name,
      about,
      folder,
      command: ['vitest', 'run', '--passWithNoTests', ...args, ...outputs],
      report,
      ...more,
    };
  };

  /** @type {(name: string, about: string, args: string[], more?: Partial<Step>) => Step} */
  const journeys = (name, about, args, more = {}) => {
    const report = path.join(reports, `${name}.json`);
    return {
      name,
      about,
      folder: 'e2e',
      command: ['playwright', 'test', ...args, '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      report,
      after: ['build', 'chromium'],
      slots: 2,
      ...more,
    };
  };

  /** @type {(name: string, about: string, args: string[], more?: Partial<Step>) => Step} */
  const pictures = (name, about, args, more = {}) => ({
    name,
    about,
    folder: 'packages/design-system',
    command: ['tsx', 'scripts/visual/visual.ts', '--no-build', ...args],
    after: ['chromium', 'storybook'],
    slots: 2,
    ...(has('packages/design-system/visual-baselines') ? {} : { leftOut: 'no baselines are recorded' }),
    ...more,
  });

  return [
    { name: 'style', about: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
    {
      name: 'imports',
      about: 'which way one may walk',
      command: [
        'depcruise',
        'packages',
        'apps',
        'bench',
        'e2e',
        '--config',
        'packages/tooling/import-rules.cjs',
        '--output-type',
        'err-long',
      ],
    },
    { name: 'unused', about: 'files, exports and packages that nothing uses', command: ['knip', '--no-progress'] },
    {
      name: 'audit',
      about: 'no secret is committed, no package has a known hole',
      command: ['tsx', 'packages/tooling/src/audit.mjs'],
    },
    {
      name: 'types',
      about: 'strict TypeScript in every package',
      command: [
        'turbo',
        'run',
        'typecheck',
        '--filter=!//',
        '--concurrency=1',
        '--continue',
        '--output-logs=errors-only',
      ],
    },
    vitest('domain', 'rules of Karachi property', 'packages/domain', [], { reads: ['packages/domain'] }),
    vitest('house', 'the house rules, the generator and the tooling itself', 'packages/tooling'),
    vitest('kit', 'the design system without a browser', 'packages/design-system', ['--project=kit'], {
      reads: ['packages/design-system', 'packages/domain', 'packages/fixtures'],
    }),
    vitest('desk', 'the desk without a browser', 'apps/desk', [], { reads: ['apps/desk', 'packages'] }),
    vitest('web', 'the site without a browser', 'apps/web', [], { reads: ['apps', 'packages'] }),
    {
      name: 'chromium',
      about: 'a browser for the tests that need one',
      command: ['tsx', 'packages/tooling/src/install-chromium.ts'],
    },
    {
      name: 'build',
      about: 'the site as visitors get it',
      command: [
        'turbo',
        'run',
        'build',
        '--filter=@karachi-estates/web',
        '--filter=@karachi-estates/desk',
        '--output-logs=errors-only',
      ],
    },
    {
      name: 'storybook',
      about: 'every story built, for the pictures of it',
      command: ['storybook', 'build', '--quiet', '--output-dir', '.cache/visual/storybook'],
    },
    {
      name: 'package',
      about: 'the kit packed, installed and seen in an app outside of this workspace',
      folder: 'packages/design-system',
      command: ['tsx', 'scripts/package/package.ts'],
      after: ['chromium'],
    },
    {
      name: 'microsite',
      about: 'the microsite built, opened, walked through beside a running API, axe clean',
      command: ['tsx', 'packages/tooling/src/microsite.ts'],
      after: ['chromium'],
    },
    {
      name: 'crash',
      about: 'the built site killed at random: nothing acknowledged is lost (short form)',
      folder: 'bench',
      command: ['tsx', 'src/crash.ts', '--rounds', '3', '--minutes', '0.4', '--no-seed'],
      after: ['build'],
    },
    {
      name: 'crash-money',
      about: 'the built site killed during approvals: money and plans agree after each restart (short form)',
      folder: 'bench',
      command: ['tsx', 'src/crashMoney.ts', '--rounds', '3', '--minutes', '0.4'],
      after: ['build'],
    },
    {
      name: 'fuzz',
      about: 'requests made from the contracts, right and wrong: never 5xx (short form)',
      folder: 'bench',
      command: ['tsx', 'src/fuzz.ts', '--requests', '2000', '--minutes', '0.4'],
      // Every endpoint has to succeed on the embedded database too, where most of the API's tests do not run.
      env: { TEST_DATABASE_URL: '' },
    },
    {
      name: 'hostile',
      about: 'broken forms, bombs, slow connections and floods beside ordinary people (short form)',
      folder: 'bench',
      command: ['tsx', 'src/hostile.ts', '--rounds', '1'],
      after: ['build'],
    },
    {
      name: 'chaos',
      about: 'the picture store and the database away and back: words meanwhile, recovery after (short form)',
      folder: 'bench',
      command: ['tsx', 'src/chaos.ts', '--seconds', '2'],
      after: ['build'],
    },
    {
      name: 'soak',
      about: 'a part of what the site can take, with writes, and no error (short form)',
      folder: 'bench',
      command: ['tsx', 'src/soak.ts', '--minutes', '0.2'],
      after: ['build'],
    },
    // From here on each takes both slots. One that waits for the second slot leaves the first idle, so they come last.
    vitest('api', 'the API on the embedded database', 'apps/api', [], {
      reads: ['apps/api', 'packages/domain', 'packages/contracts', 'packages/fixtures'],
      slots: 2,
      env: { TEST_DATABASE_URL: '', ...(environment.TEST_DATABASE_URL ? { ALSO_ON_POSTGRES: '1' } : {}) },
    }),
    vitest('api-postgres', 'the API on PostgreSQL', 'apps/api', [], {
      slots: 2,
      ...(environment.TEST_DATABASE_URL ? {} : { leftOut: 'TEST_DATABASE_URL is not set' }),
    }),
    vitest(
      'stories',
      'every story in Chromium: it renders, plays, and axe finds nothing; every component in two strange themes',
      'packages/design-system',
      ['--project=stories', '--project=themes'],
      { slots: 2, after: ['chromium'] },
    ),
    pictures('visual', 'every story beside a baseline, phone in light, desktop in dark, or both', ['--quick']),
    journeys('journeys', 'journeys through the built site in Chromium, most on a phone', [
      '--project=phone',
      '--project=desktop',
      '--grep-invert=@long',
    ]),
    // From here on the long ones.
    {
      name: 'scale-out',
      about: 'two processes of the built site behind nginx and PgBouncer, on a PostgreSQL with a replica',
      folder: 'bench',
      command: ['tsx', 'src/scaleOut.ts'],
      after: ['build'],
      long: true,
    },
    {
      name: 'deploy',
      about: 'one release replaced by the next under load behind nginx: no request fails, open pages go on',
      folder: 'bench',
      command: ['tsx', 'src/deploy.ts'],
      after: ['build', 'chromium'],
      long: true,
    },
    {
      name: 'backup',
      about: 'backups that stream while people write, a dump restored, and a recovery to a moment',
      folder: 'bench',
      command: ['tsx', 'src/backup.ts'],
      after: ['build'],
      long: true,
    },
    {
      name: 'alerts',
      about: 'saved searches matched and told, killed twice: no alert is missed or doubled (short form)',
      folder: 'bench',
      command: ['tsx', 'src/alerts.ts', '--events', '200', '--searches', '2000', '--kills', '2'],
      long: true,
    },
    {
      name: 'failover',
      about: 'a replica killed, which nobody notices, then the primary: nothing acknowledged is lost (short form)',
      folder: 'bench',
      command: ['tsx', 'src/failover.ts', '2', '3'],
      after: ['build'],
      // A replica that does not answer within 700 ms counts as away, and the other one is being killed.
      slots: 2,
      long: true,
    },
    journeys(
      'journeys-wide',
      'the journeys through what is laid out otherwise on a wide screen, there',
      ['--project=wide'],
      { long: true },
    ),
    journeys(
      'journeys-long',
      'what people and the staff can reach, the narrowest phone in Urdu, a launch of 300 people, every hostile text',
      ['--grep=@long'],
      { long: true },
    ),
    pictures('visual-all', 'every story beside all of its baselines', [], { long: true }),
  ].filter((step) => has(step.folder ?? '.'));
}

/**
 * How many tests a step ran, from the report that it wrote; a step without tests counts as one.
 * @param {Step} step
 * @param {boolean} passed whether the step itself ended well
 * @returns {{ passed: number, failed: number }}
 */
export function countOf(step, passed) {
  const whole = passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.report || !existsSync(step.report)) return whole;
  const report = JSON.parse(readFileSync(step.report, 'utf8'));
  const counted = report.stats
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
  // A step can fail beside its tests: a file that does not load, an error after the last test, a step stopped half-way.
  if (!passed && counted.failed === 0) counted.failed = 1;
  return counted;
}
