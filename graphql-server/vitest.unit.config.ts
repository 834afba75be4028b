import { defineConfig } from 'vitest/config';
import { ONE_GRAPHQL, POLL_TIMEOUT_MS } from './vitest.config.ts';

/** The tests beside the code: they need no MongoDB, and leave nothing running. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [ONE_GRAPHQL] },
  test: {
    name: 'graphql-server-unit',
    environment: 'node',
    include: ['{commands,playground,seed,src}/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  },
});
