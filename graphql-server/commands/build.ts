import { StartupError } from '../src/kernel/errors.ts';
import { buildParts } from './build-parts.ts';

/** `npm run build`: with `--all` every part, otherwise those that changed. */
try {
  await buildParts({ all: process.argv.includes('--all') });
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
