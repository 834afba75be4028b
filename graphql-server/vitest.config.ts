import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './test/server-process.ts';

/** The package has a copy for bundlers: a schema of one does not fit the functions of the other, which Apollo uses. */
export const ONE_GRAPHQL = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };
/** A password is to take its time, which is held beside the code: here hundreds of them would take minutes. */
const CHEAP_PASSWORDS = {
  find: /^\.\/password-cost\.ts$/,
  replacement: join(import.meta.dirname, 'test/accounts/cheap-password-cost.ts'),
};
/** The pages of small sites are made without another process. */
const PAGES_IN_TEST = {
  find: /^\.\/(?:pages\/)?page-process\.ts$/,
  replacement: join(import.meta.dirname, 'test/publishing/pages-in-test.ts'),
};
/** What is stored is sent soon. */
const SHORT_OUTBOX_INTERVAL = {
  find: /^\.\/outbox-interval\.ts$/,
  replacement: join(import.meta.dirname, 'test/kernel/short-outbox-interval.ts'),
};

/** A net against hanging: how soon something happens depends on what else the machine does. */
export const POLL_TIMEOUT_MS = 60_000;

/** The tests on a running MongoDB; those beside the code are a project of their own. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [ONE_GRAPHQL, CHEAP_PASSWORDS, PAGES_IN_TEST, SHORT_OUTBOX_INTERVAL] },
  test: {
    name: 'graphql-server',
    environment: 'node',
    // The processes that servers start, such as that of the pages, compile their code once.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    globalSetup: ['./test/mongod.setup.ts'],
    include: ['test/**/*.test.ts'],
    // One worker reads the server's modules once. Each file has a server of its own all the same, and a database that is empty.
    isolate: false,
    // A built renderer needs no transform, which takes seconds.
    server: { deps: { external: [/\/\.renderer\//] } },
    // Real processes on a busy machine: a start that takes a second here may take ten elsewhere.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  },
});
