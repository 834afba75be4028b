import { StartupError, UserError } from '../src/kernel/errors.ts';
import { toUnavailable } from '../src/kernel/mongodb/failures.ts';

/** Ends a command with 1: in a line for what whoever runs it can mend, with all there is for a fault of the program. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  console.error(explain(error));
}

/** @returns a sentence for what the person who runs the command can fix; any other error as it is */
export function explain(error: unknown): unknown {
  const isPlain = error instanceof StartupError || error instanceof UserError;
  return isPlain ? error.message : (toUnavailable(error)?.message ?? error);
}
