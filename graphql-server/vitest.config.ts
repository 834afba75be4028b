import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'graphql-server',
    environment: 'node',
    globalSetup: ['./test/mongod.setup.ts'],
    include: ['{commands,playground,seed,src,test}/**/*.test.ts'],
    maxWorkers: 2,
    // Real processes on a busy machine: a start that takes a second here may take ten elsewhere.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
