// `pnpm test audit`: known holes in the packages that visitors and the server get, and secrets in what is committed.
// Where the registry tells nothing about holes the first part says so in one line and does not fail: it cannot know.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const MOST_BYTES = 1024 * 1024;
const LONGEST_MS = 60_000;

/** Things that open something, by the shape that their makers gave them. */
const SECRETS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/,
  'an AWS access key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})\b/,
  'a Google API key': /\bAIza[A-Za-z0-9_-]{35}\b/,
  'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a registry token': /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[^\s$]{8,}/,
  'an address with a password':
    /\b(?:postgres(?:ql)?|smtps?|redis|mongodb):\/\/[^\s:@/'"`]+:(?!\$|password|secret|pw)[^\s@/'"`$]{6,}@/i,
};

/** @returns {string[]} where a secret seems to stand, without the secret */
function secretsInFiles() {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.flatMap((file) => {
    const place = path.join(root, file);
    const size = statSync(place, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size > MOST_BYTES) return [];
    const text = readFileSync(place, 'latin1');
    if (text.includes('\0')) return [];
    return Object.entries(SECRETS).flatMap(([what, shape]) =>
      shape.test(text) ? [`${file} seems to hold ${what}`] : [],
    );
  });
}

/** @returns {string[]} packages with known holes of high or critical severity */
function holesInPackages() {
  const asked = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: LONGEST_MS,
  });
  try {
    const { advisories } = JSON.parse(asked.stdout.slice(asked.stdout.indexOf('{')));
    if (!advisories) throw new Error('no answer');
    return Object.values(advisories)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ module_name: name, title, severity }) => `${name}: ${title} (${severity})`);
  } catch {
    console.log('The registry does not tell about known holes here: the packages are not audited.');
    return [];
  }
}

const faults = [...secretsInFiles(), ...holesInPackages()];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'No secret, no known hole.' : `${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
