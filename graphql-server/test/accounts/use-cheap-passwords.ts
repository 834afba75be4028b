import { registerHooks } from 'node:module';

const CHEAP = new URL('cheap-password-cost.ts', import.meta.url).href;

// For a server in a process of its own, by `--import`: as `vitest.config.ts` does it for one in the test's process.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === './password-cost.ts'
      ? { url: CHEAP, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
