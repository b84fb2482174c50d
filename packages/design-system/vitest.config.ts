import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../tooling/src/chromium.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A page waits for the browser a third of its time: two of them use both cores of a small machine. Each file has a page of its
// own: in one that all shared, a screen ran out of time.
const maxWorkers = 2;

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
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  screenshotFailures: false,
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'kit', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] } },
      {
        // Every story of the kit and of the screens: renders, plays, and has no axe violation and no console error.
        plugins: [storybookTest({ configDir: at('../../.storybook') })],
        optimizeDeps: allStories,
        test: {
          name: 'stories',
          setupFiles: [at('./test/stories.setup.ts')],
          browser: browser(),
          testTimeout: 20_000,
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
          testTimeout: 20_000,
          maxWorkers,
        },
      },
    ],
  },
});
