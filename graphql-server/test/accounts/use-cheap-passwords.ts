import { registerHooks } from 'node:module';

const CHEAP = new URL('cheap-password-cost.ts', import.meta.url).href;

// Loaded by `--import` into servers in their own process; `vitest.config.ts` does the same for those in the test's process.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === './password-cost.ts'
      ? { url: CHEAP, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
