import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of a second is too short for a busy machine.
    expect: { poll: { timeout: 20_000 } },
    include: ['{build,src}/**/*.test.{ts,tsx}'],
  },
});
