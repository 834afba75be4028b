import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './test/server-process.ts';

/**
 * Resolves `graphql` to a single copy: the package has another copy for bundlers, whose schemas are
 * incompatible with the functions that Apollo uses.
 */
export const ONE_GRAPHQL = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) };
/**
 * Replaces the cost of password hashing, because the hundreds of hashes in these tests would take minutes. A
 * unit test checks the real cost.
 */
const CHEAP_PASSWORDS = {
  find: /^\.\/password-cost\.ts$/,
  replacement: join(import.meta.dirname, 'test/accounts/cheap-password-cost.ts'),
};
/** Renders pages without a separate process. */
const PAGES_IN_TEST = {
  find: /^\.\/(?:pages\/)?page-process\.ts$/,
  replacement: join(import.meta.dirname, 'test/publishing/pages-in-test.ts'),
};
/** Makes outboxes look for stored items more often. */
const SHORT_OUTBOX_INTERVAL = {
  find: /^\.\/outbox-interval\.ts$/,
  replacement: join(import.meta.dirname, 'test/kernel/short-outbox-interval.ts'),
};
/**
 * Lengthens the database timeouts, because on a busy machine even a healthy database may not answer within a
 * second.
 */
const PATIENT_TIMEOUTS = {
  find: /^\.\/timeouts\.ts$/,
  replacement: join(import.meta.dirname, 'test/kernel/patient-timeouts.ts'),
};

/** A safety net against hanging tests; durations depend on the machine's load. */
export const POLL_TIMEOUT_MS = 60_000;

/** The tests with a running MongoDB; those beside the code are a separate project. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [ONE_GRAPHQL, CHEAP_PASSWORDS, PAGES_IN_TEST, SHORT_OUTBOX_INTERVAL, PATIENT_TIMEOUTS] },
  test: {
    name: 'graphql-server',
    environment: 'node',
    // Processes that servers start, such as the pages process, share a compile cache.
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    globalSetup: ['./test/mongod.setup.ts'],
    include: ['test/**/*.test.ts'],
    // All files share the modules that a worker has loaded. Each file still has its own server and an empty
    // database.
    isolate: false,
    // A built renderer needs no transform, which takes seconds.
    server: { deps: { external: [/\/\.renderer\//] } },
    // The tests start real processes: on a busy machine, a start that usually takes a second may take ten.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  },
});
