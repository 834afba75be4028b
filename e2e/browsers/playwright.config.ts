import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';

// A suffix of its own keeps these out of `npm test`, which needs no browsers but Chromium.
export default defineConfig({
  ...shared,
  testMatch: '*.browsers.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
});
