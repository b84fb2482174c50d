/** Builds the microsite of this repository and walks through it; ends with 1 and what is wrong. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkProjectSite } from './projectSite.ts';

const site = fileURLToPath(new URL('../../../apps/microsite/', import.meta.url));
const samples = fileURLToPath(new URL('../../../apps/api/src/db/seed/projects/', import.meta.url));

try {
  await checkProjectSite({
    dist: `${site}dist`,
    id: 'clifton-courtyard',
    files: { project: `${samples}clifton-courtyard.json`, units: `${samples}clifton-courtyard.csv` },
    urdu: '/ur/',
    wideIn: 'en',
    unit: { label: 'Garden Home, 4 bedrooms', value: '4bed' },
    build: (environment) => {
      const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], {
        cwd: site,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      });
      if (status !== 0) throw new Error(`The microsite cannot be built:\n${stderr}`);
    },
  });
  console.log(
    '✓ the microsite builds, reads in both languages, leads from the plan to a hold, shows units that came later, ' +
      'has a page for what is not there, opens its pictures and registers interest',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
