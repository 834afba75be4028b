import { CombinedGraphQLErrors } from '@apollo/client';
import * as sharedText from '#messages/shared.ts';
import type { ErrorExtensionsFragment } from './graphql.generated.ts';

const NO_ANSWER = sharedText.serverDidNotRespondCheck;

type Extensions = Partial<ErrorExtensionsFragment>;

/** The extensions of the server's first error, typed by the schema; null when there was no response. */
export function errorExtensions(error: unknown): Extensions | null {
  const first = firstError(error);
  return first ? ((first.extensions as Extensions | undefined) ?? {}) : null;
}

/**
 * The server's message, or a message that there was no response. Errors of the admin's own code keep their
 * message.
 */
export function errorMessage(error: unknown): string {
  const isOwn = error instanceof Error && error.constructor === Error;
  return firstError(error)?.message ?? (isOwn ? error.message : NO_ANSWER);
}

/** Error messages by field name. Messages that belong to no field are under `form`. */
export function formFaults(error: unknown): Record<string, string> {
  const faults = { ...errorExtensions(error)?.fieldErrors } as Record<string, string>;
  return Object.keys(faults).length > 0 ? faults : { form: errorMessage(error) };
}

/** The first error message. */
export function firstFault(error: unknown): string | undefined {
  return Object.values(formFaults(error))[0];
}

function firstError(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
}
