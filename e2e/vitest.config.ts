import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The workspaces' unit and integration tests, and those that read the built pages, as projects of one run. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      'admin',
      'rules',
      'graphql-server',
      'graphql-server/vitest.unit.config.ts',
      'site',
      {
        test: {
          name: 'bench',
          include: ['bench/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pages',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          // The timeout is long, because a busy machine builds and publishes slowly.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
