import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches the compiled code of our sources and packages for the next start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));

const { buildParts } = await import('./build-parts.ts');
const { say } = await import('../src/kernel/log.ts');
const { run } = await import('../src/app/main.ts');
await run(() => buildParts({ log: say }));
