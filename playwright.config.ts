import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/findChromium.ts';

const launchOptions = { executablePath: await findChromium(), args: CHROMIUM_ARGS };

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/backend.setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: what a test waits for comes in a second, unless the machine has something else to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Answers of a service worker cannot be replaced by a test; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions,
    // Recording each test costs a third of its time; one that failed is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
