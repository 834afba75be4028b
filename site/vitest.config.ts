import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['{build,src}/**/*.test.{ts,tsx}'],
  },
});
