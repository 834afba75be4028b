import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorExtensionsFragment } from './graphql.generated.ts';

/** The extensions of the server's first error, typed by the schema; null when there was no response. */
export function errorExtensions(error: unknown): Partial<ErrorExtensionsFragment> | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : null;
}

/** What the server said is wrong, or that it said nothing. */
export function errorMessage(error: unknown): string {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  return first?.message ?? 'The server did not answer. You may be offline.';
}
