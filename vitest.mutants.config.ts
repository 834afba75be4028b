import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs (`npm run mutations`): those of the rules and of the site's logic. */
export default defineConfig({
  test: { include: ['{rules,site/src}/**/*.test.{ts,tsx}'], testTimeout: 120_000 },
});
