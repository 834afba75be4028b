/**
 * A reason not to start that the person at the terminal can mend: its message, one plain sentence or two,
 * is printed alone (no stack) and the process ends with exit code 1.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
