import type { ErrorExtensionsFragment } from './graphql.generated.ts';

const NO_ANSWER = 'The server did not answer. You may be offline.';

/** An error of the server, as GraphQL sends it. */
export interface FormattedError {
  message: string;
  extensions?: Partial<ErrorExtensionsFragment>;
}

/** An operation failed: with errors of the server, or with none where it did not answer. Apollo's own error has the same form. */
export class OperationError extends Error {
  readonly errors: FormattedError[];

  constructor(errors: FormattedError[] = []) {
    super(errorMessage({ errors }));
    this.errors = errors;
  }
}

/** The extensions of the server's first error, typed by the schema; null when there was no response. */
export function errorExtensions(error: unknown): FormattedError['extensions'] | null {
  const first = firstError(error);
  return first ? (first.extensions ?? {}) : null;
}

/** What the server said is wrong, or that it said nothing. */
export function errorMessage(error: unknown): string {
  return firstError(error)?.message ?? NO_ANSWER;
}

/** What to show beside the fields, by their names; what concerns no field is under `form`. */
export function formFaults(error: Error): Record<string, string> {
  const faults = { ...errorExtensions(error)?.fieldErrors } as Record<string, string>;
  return Object.keys(faults).length > 0 ? faults : { form: error.message };
}

/** The first of these, for what has one place for all of them. */
export function firstFault(error: unknown): string | undefined {
  return Object.values(formFaults(error as Error))[0];
}

function firstError(error: unknown): FormattedError | undefined {
  return (error as Partial<OperationError> | null | undefined)?.errors?.[0];
}
