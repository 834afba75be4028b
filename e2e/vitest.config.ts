import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit and integration tests of the workspaces, and those that read the built pages, as projects of one run. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      'admin',
      'graphql-server',
      'site',
      // What lies beside the server's code needs no MongoDB, and nothing of it outlives its file.
      {
        test: {
          name: 'graphql-server-unit',
          root: 'graphql-server',
          include: ['{playground,seed,src}/**/*.test.ts'],
          isolate: false,
        },
      },
      { test: { name: 'pages', include: ['e2e/**/*.test.ts'], isolate: false } },
    ],
  },
});
