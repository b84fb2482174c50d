import { chromiumLaunchOptions } from '@karachi-estates/tooling/chromium.ts';
import { defineConfig } from '@playwright/test';

/** Where a failed journey leaves its trace and picture. */
const outputDir = 'test-results';

/** Journeys through what is laid out or worked otherwise on a wide screen. The others are the same at any width. */
const AT_BOTH_WIDTHS = [
  'areas',
  'compare',
  'grand-monarch',
  'map',
  'more-filters',
  'pages',
  'saved-searches',
  'search',
  'seller-workspace',
  'units',
  'urdu',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir,
  globalSetup: './site.ts',
  fullyParallel: true,
  // A browser waits for the site and for itself much of the time: two of them leave the cores idle.
  workers: 3,
  // A journey that needs luck is mended; a machine that others share may stumble once.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Set by the global setup, which runs before the workers read this file again.
    baseURL: process.env.JOURNEY_SITE,
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    // What a service worker answers cannot be held or broken by a journey; the ones about it allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // On a phone, as most visitors come, except what is tagged `@once`: that is run on a desktop alone, which is
    // quicker or, for staff, the screen that they have. What is tagged `@phone` is never run on a wide screen. The
    // test command leaves out `wide` and what is tagged `@long`, which takes minutes: `pnpm test:long` runs them.
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grep: /@once/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'wide',
      testMatch: new RegExp(`\\b(${AT_BOTH_WIDTHS.join('|')})\\.spec\\.ts$`),
      grepInvert: /@phone|@once/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
