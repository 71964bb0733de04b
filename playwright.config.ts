import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/chromium.ts';
import { writeToFastFolder } from './tests/run/fast-folder.ts';
import './tests/run/light-imports.ts';

writeToFastFolder();

const MINUTE_IN_MS = 60_000;

/** What is slow by its nature: other browsers, Lighthouse, processes that are ended and started, builds of their own, every page. */
const LONG_SUITES = [
  '**/brand-pictures.test.ts',
  '**/branded-shop.test.ts',
  '**/other-browsers/*.test.ts',
  '**/ctrl-c.test.ts',
  '**/layout-shift.test.ts',
  '**/lighthouse.test.ts',
  '**/live-processes.test.ts',
  '**/plugins-built-in.test.ts',
  '**/pseudo-language.test.ts',
  '**/release.test.ts',
  '**/restart*.test.ts',
  '**/week/week.test.ts',
];

/** What a cluster must keep in a browser. Where `CITUS_URL` names none there is no such project, as in vitest.config.ts. */
const CLUSTER_PROJECT = {
  name: 'cluster',
  testMatch: [
    '**/{account,basket,checkout,orders}/*.test.ts',
    '**/admin/admin-orders.test.ts',
    '**/catalogue/{reviews,stock}.test.ts',
    '**/live-processes.test.ts',
    '**/live-tabs.test.ts',
  ],
};

/** The pages of a context share a process, as the tabs of a site do once there are many: to start one takes long. */
const FEW_PROCESSES = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/e2e/support/set-up.ts', './tests/e2e/other-browsers/other-browsers.ts'],
  outputDir: 'test-results/e2e',
  reporter: 'list',
  workers: 2,
  forbidOnly: true,
  timeout: 2 * MINUTE_IN_MS,
  globalTimeout: 30 * MINUTE_IN_MS,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'browser', testIgnore: LONG_SUITES },
    { name: 'long', testMatch: LONG_SUITES },
    ...(process.env.CITUS_URL ? [CLUSTER_PROJECT] : []),
  ],
  use: {
    launchOptions: { ...findChromium(), args: [...FEW_PROCESSES] },
    screenshot: 'only-on-failure',
  },
});
