import { defineConfig } from '@playwright/test';
import { browserOptions } from './install-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine may miss its frame. What passes only the second time is listed as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    launchOptions: browserOptions(),
    trace: 'on-first-retry',
    // The processor draws every frame: what moves doubles what a page costs. Tests of motion use `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
