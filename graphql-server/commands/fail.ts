import { StartupError, UserError } from '../src/kernel/errors.ts';
import { toUnavailable } from '../src/kernel/mongodb/failures.ts';

/** Ends a command with exit code 1. Prints one line for an error that the user can fix, and the whole error for a bug. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  console.error(explain(error));
}

/** @returns a message for an error that the user can fix; any other error unchanged */
export function explain(error: unknown): unknown {
  const isPlain = error instanceof StartupError || error instanceof UserError;
  return isPlain ? error.message : (toUnavailable(error)?.message ?? error);
}
