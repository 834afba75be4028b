import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** All unit and integration tests of the workspaces, as one run. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { projects: ['admin', 'graphql-server', 'site'] },
});
