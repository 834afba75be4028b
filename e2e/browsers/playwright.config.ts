import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';

// A separate suffix keeps these out of `npm test`, which needs only Chromium.
export default defineConfig({
  ...shared,
  testMatch: '*.browsers.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
});
