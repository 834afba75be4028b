import { defineConfig } from '@playwright/test';
import { browserPath } from './install-browser.ts';

const executablePath = browserPath();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './mongod.setup.ts',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may miss its frame. What passes only the second time is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...(executablePath && {
      launchOptions: {
        executablePath,
        // Chromium as root needs no sandbox; the rest keeps it from calling home.
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
    trace: 'on-first-retry',
  },
});
