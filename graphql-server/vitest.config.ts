import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests on a running MongoDB; those beside the code are a project of their own. */
export default defineConfig({
  root: import.meta.dirname,
  // The package has a copy for bundlers: a schema of one does not fit the functions of the other, which Apollo uses.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    name: 'graphql-server',
    environment: 'node',
    globalSetup: ['./test/mongod.setup.ts'],
    include: ['test/**/*.test.ts'],
    // One worker reads the server's modules once: each file has a server and a database of its own all the same.
    isolate: false,
    // Real processes on a busy machine: a start that takes a second here may take ten elsewhere.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
