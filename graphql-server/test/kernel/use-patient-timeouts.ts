import { registerHooks } from 'node:module';

const PATIENT = new URL('patient-timeouts.ts', import.meta.url).href;

// Loaded by `--import` into servers in their own process, unless a test is about a hanging database.
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === './timeouts.ts'
      ? { url: PATIENT, format: 'module-typescript', shortCircuit: true }
      : nextResolve(specifier, context),
});
