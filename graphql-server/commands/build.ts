import { StartupError } from '../src/kernel/errors.ts';
import { buildParts } from './build-parts.ts';

/** `npm run build` builds the changed parts, or with `--all` every part. */
try {
  await buildParts({ all: process.argv.includes('--all') });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
