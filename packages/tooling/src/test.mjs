// The README's second command: every check of the project, two at a time, with one line a step and all of the output
// of what failed. `pnpm test NAME…` runs only these steps and what they need before, `pnpm test --list` says which
// there are. `pnpm test:long` runs the long steps, for which a push does not wait. With `--changed`, which `pnpm check`
// uses, a step is passed over when nothing that it reads has changed since it last passed.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './freshness.mjs';
import { countOf, stepsOf } from './steps.mjs';

const SLOTS = 2;
// This only ends what hangs. The journeys take a quarter of an hour, and on a slow or busy machine more than half of one.
const LONGEST_STEP_MS = 90 * 60_000;
const LINES_OF_A_FAILURE = 120;
// A step that cannot be checked on this machine ends with this code and says why in its last line.
const LEFT_OUT = 77;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const logs = path.join(root, '.cache/test');
const words = process.argv.slice(2).filter((word) => word !== '--');
const onlyChanged = words.includes('--changed');
const FLAGS = ['--changed', '--list', '--long'];
const asked = words.filter((word) => !FLAGS.includes(word));
const all = stepsOf(root, process.env);

if (words.includes('--list')) {
  for (const { name, about } of all) console.log(`${name.padEnd(14)} ${about}`);
  process.exit(0);
}
const unknown = asked.find((word) => !all.some(({ name }) => name === word));
if (unknown) {
  console.error(`There is no step '${unknown}'; the steps are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** @type {(name: string) => string[]} */
const withNeeds = (name) => [name, ...(all.find((step) => step.name === name)?.after ?? []).flatMap(withNeeds)];
const usual = all.filter(({ long = false }) => long === words.includes('--long')).map(({ name }) => name);
const wanted = new Set((asked.length > 0 ? asked : usual).flatMap(withNeeds));
const steps = all.filter(({ name }) => wanted.has(name));

const passedFile = (/** @type {import('./steps.mjs').Step} */ { name }) => path.join(logs, `${name}.passed`);
const readBy = (/** @type {import('./steps.mjs').Step} */ { reads = ['.'] }) =>
  stampOf(root, [...reads, 'pnpm-lock.yaml', 'tsconfig.base.json'], { withTests: true });
const began = Date.now();
/** @type {Map<string, 'passed' | 'failed' | 'left out'>} */
const outcomes = new Map();
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const total = { passed: 0, failed: 0 };

mkdirSync(logs, { recursive: true });

const secondsSince = (/** @type {number} */ start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

const kill = (/** @type {import('node:child_process').ChildProcess} */ child) => {
  try {
    // Each step leads its own group, so that the browsers and servers it started end with it.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill();
  }
};

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    for (const child of running) kill(child);
    process.exit(130);
  });
}

/**
 * @param {import('./steps.mjs').Step} step
 * @returns {Promise<void>} always resolves; the outcome stands in `outcomes`
 */
const run = async (step) => {
  // What is edited while the step runs must count as changed afterwards.
  const stamp = await readBy(step);
  if (onlyChanged && existsSync(passedFile(step)) && readFileSync(passedFile(step), 'utf8') === stamp) {
    outcomes.set(step.name, 'passed');
    console.log(`✓ ${step.name}: nothing has changed since it passed`);
    return;
  }
  await execute(step, stamp);
};

/**
 * @param {import('./steps.mjs').Step} step
 * @param {string} stamp what it reads, kept when it passes
 * @returns {Promise<void>} always resolves; the outcome stands in `outcomes`
 */
const execute = (step, stamp) =>
  new Promise((resolve) => {
    const start = Date.now();
    const logFile = path.join(logs, `${step.name}.log`);
    const log = createWriteStream(logFile);
    if (step.report) rmSync(step.report, { force: true });
    const [program = '', ...args] = step.command;
    const child = spawn(path.join(root, 'node_modules/.bin', program), args, {
      cwd: path.join(root, step.folder ?? '.'),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_PRINT_VERSION_DISABLED: '1',
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...step.env,
      },
    });
    running.add(child);
    const timer = setTimeout(() => {
      log.write(`\nStopped after ${LONGEST_STEP_MS / 60_000} minutes.\n`);
      kill(child);
    }, LONGEST_STEP_MS);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('error', (error) => log.write(`${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      if (code === LEFT_OUT) {
        log.end(() => {
          leaveOut(step, readFileSync(logFile, 'utf8').trimEnd().split('\n').at(-1) ?? 'it says not why');
          resolve();
        });
        return;
      }
      const passed = code === 0;
      const count = countOf(step, passed);
      if (passed) writeFileSync(passedFile(step), stamp);
      else rmSync(passedFile(step), { force: true });
      total.passed += count.passed;
      total.failed += count.failed;
      outcomes.set(step.name, passed ? 'passed' : 'failed');
      const tests = step.report ? `, ${count.passed} passed${count.failed > 0 ? `, ${count.failed} failed` : ''}` : '';
      log.end(() => {
        console.log(`${passed ? '✓' : '✗'} ${step.name}: ${step.about} (${secondsSince(start)}${tests})`);
        if (!passed) {
          const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
          console.log(
            lines
              .slice(-LINES_OF_A_FAILURE)
              .map((line) => `    ${line}`)
              .join('\n'),
          );
          console.log(`    The whole output: ${path.relative(root, logFile)}`);
        }
        resolve();
      });
    });
  });

const waiting = new Set(steps);
/** @type {Set<Promise<void>>} */
const busy = new Set();
let free = SLOTS;

// On a person's machine a check that cannot run says why; in CI that would be a hole.
const mayLeaveOut = !process.env.CI;

const leaveOut = (/** @type {import('./steps.mjs').Step} */ step, /** @type {string} */ why) => {
  waiting.delete(step);
  if (!mayLeaveOut) {
    outcomes.set(step.name, 'failed');
    total.failed += 1;
    console.log(`✗ ${step.name}: not run, ${why}`);
    return;
  }
  outcomes.set(step.name, 'left out');
  console.log(`– ${step.name}: left out, ${why}`);
};

while (waiting.size > 0 || busy.size > 0) {
  for (const step of [...waiting]) {
    const before = (step.after ?? []).filter((name) => steps.some((each) => each.name === name));
    const broken = before.find((name) => outcomes.get(name) === 'failed' || outcomes.get(name) === 'left out');
    if (step.leftOut) leaveOut(step, step.leftOut);
    else if (broken) leaveOut(step, `since ${broken} did not pass`);
    else if (before.every((name) => outcomes.get(name) === 'passed')) {
      const slots = step.slots ?? 1;
      // Steps start in order: a step that needs both slots is not overtaken for ever by smaller ones.
      if (slots > free) break;
      free -= slots;
      waiting.delete(step);
      const ended = run(step).then(() => {
        free += slots;
        busy.delete(ended);
      });
      busy.add(ended);
    }
  }
  if (busy.size > 0) await Promise.race(busy);
}

const failedSteps = [...outcomes].filter(([, outcome]) => outcome === 'failed').map(([name]) => name);
console.log(
  `\n${steps.length - failedSteps.length} of ${steps.length} steps without a failure in ${secondsSince(began)}.`,
);
if (failedSteps.length > 0) console.log(`Failed: ${failedSteps.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
