import { StartupError, UserError } from '../src/kernel/errors.ts';
import { toUnavailable } from '../src/kernel/mongodb/failures.ts';

/** Prints an error and sets exit code 1. An error that the user can fix is one line; a bug is printed with its stack. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  console.error(explain(error));
}

/** @returns a message for an error that the user can fix; any other error unchanged */
export function explain(error: unknown): unknown {
  const isPlain = error instanceof StartupError || error instanceof UserError;
  return isPlain ? error.message : (toUnavailable(error)?.message ?? error);
}
