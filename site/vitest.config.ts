import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{build,src}/**/*.test.{ts,tsx}'],
  },
});
