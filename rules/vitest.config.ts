import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'rules',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
