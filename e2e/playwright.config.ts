import { defineConfig } from '@playwright/test';
import { browserOptions } from './install-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test takes a few seconds on a quiet machine. A hanging test is stopped soon; long journeys call `test.slow()`.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    launchOptions: browserOptions(),
    // The processor renders every frame, so animations double the cost of a page. Tests of motion use `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
