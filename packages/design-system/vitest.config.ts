import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../tooling/src/chromium.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A page waits for the browser a third of its time: two of them use both cores of a small machine.
const maxWorkers = 2;

/** A screen's first story brings all of its code, which takes half a minute on a machine that has much else to do. */
const testTimeout = 60_000;

/** All libraries are found before the first test: one that is found late reloads the page, and React is there twice. */
const allStories = {
  entries: [
    '../../.storybook/*.tsx',
    './src/**/*.stories.tsx',
    '../../apps/web/app/**/*.stories.tsx',
    '../../apps/desk/app/**/*.stories.tsx',
  ].map(at),
};

/** Vitest writes the project's name into it, so that each project has its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  // A page of its own for each file would load React, MUI and the kit for each. What a story changes of the page it
  // puts back itself: people walk from one to the next in one page too, and so do the pictures.
  isolate: false,
  // React notes each render for the browser's profiler where it can, which takes a fourteenth of a page's time.
  testerScripts: [{ content: 'delete console.timeStamp;' }],
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      {
        // Files of a worker share what they import, which otherwise takes longer than most tests.
        test: {
          name: 'kit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          isolate: false,
          testTimeout,
        },
      },
      {
        // Every story of the kit and of the screens: renders, plays, and has no axe violation and no console error.
        plugins: [storybookTest({ configDir: at('../../.storybook') })],
        optimizeDeps: allStories,
        test: {
          name: 'stories',
          setupFiles: [at('./test/stories.setup.ts')],
          browser: browser(),
          testTimeout,
          maxWorkers,
        },
      },
      {
        // Every component in themes that know nothing of the kit, and what such a theme may change of it.
        optimizeDeps: allStories,
        server: { hmr: { overlay: false } },
        test: {
          name: 'themes',
          root: at('../../.storybook'),
          include: ['*.test.tsx'],
          setupFiles: [at('./test/stories.setup.ts')],
          browser: browser(),
          testTimeout,
          maxWorkers,
        },
      },
    ],
  },
});
