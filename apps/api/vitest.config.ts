import { configDefaults, defineConfig } from 'vitest/config';

/** Files that replace a module for themselves, and so share none with other files. */
const MOCKING = ['src/media/pictureRace.test.ts'];

/** Files that open an embedded database by themselves, or none: the same tests whatever the others run on. */
const EMBEDDED = [
  'src/backup/restore.test.ts',
  'src/db/connect.test.ts',
  'src/plugins/stopping.test.ts',
  'src/media/pictureProcess.test.ts',
];

/** Nouns whose tests ask for nothing that could tell two databases apart: rows written, read and changed by keys. */
const PLAIN_NOUNS = [
  'accounts',
  'blogs',
  'desk',
  'enquiries',
  'favourites',
  'homePapers',
  'interest',
  'leads',
  'mail',
  'marks',
  'newsletter',
  'recents',
  'reports',
  'staff',
  'support',
  'viewings',
];

/**
 * Nouns whose rules hold between people who come at once: by locks, which find nobody to lock out on the one connection
 * of the embedded database.
 */
const LOCKING_NOUNS = ['freshness', 'homes', 'orders', 'plans', 'projects'];

/**
 * Tests of what people and staff do, of headers, limits, pictures and files: slow, and about no property of a database.
 * Where the tests also run on PostgreSQL, these run there alone, except what needs the embedded one. On that, the fuzz
 * step asks for success of every endpoint, and the journeys walk.
 */
const ONCE = [
  `src/{${[...PLAIN_NOUNS, ...LOCKING_NOUNS].join()}}/*.test.ts`,
  'src/admin/incidents.test.ts',
  // restore.test.ts puts an old backup back into the embedded one.
  'src/backup/meanwhile.test.ts',
  'src/media/!(pictureProcess).test.ts',
  'src/plugins/!(stopping).test.ts',
];

const { TEST_DATABASE_URL, ALSO_ON_POSTGRES } = process.env;
const LEFT_OUT = [...(TEST_DATABASE_URL ? EMBEDDED : []), ...(ALSO_ON_POSTGRES ? ONCE : [])];

export default defineConfig({
  test: {
    // Many tests wait for a clock or a server: three files at a time keep two cores busy.
    maxWorkers: 3,
    hookTimeout: 120_000,
    // No test asserts a time: this only ends what hangs, also where other suites share the cores.
    testTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...MOCKING, ...LEFT_OUT],
          // Files of a worker share what they import, which otherwise takes longer than most tests. Each builds its own
          // app.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', include: MOCKING, exclude: [...configDefaults.exclude, ...LEFT_OUT] } },
    ],
  },
});
