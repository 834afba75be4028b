import { StartupError, UserError } from '../src/kernel/errors.ts';
import { toUnavailable } from '../src/kernel/mongodb/failures.ts';

/** Ends a command with 1: in a line for what whoever runs it can mend, with all there is for a fault of the program. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  const isPlain = error instanceof StartupError || error instanceof UserError;
  console.error(isPlain ? error.message : (toUnavailable(error)?.message ?? error));
}
