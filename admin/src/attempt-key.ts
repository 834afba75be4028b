import { errorExtensions } from './graphql-errors.ts';

/** The keys of calls whose outcome is unknown, by the variables of the call. */
const unanswered = new Map<string, string>();

/** Makes a call that must not run twice. A retry after a lost response sends the same key, so the server runs the call once. */
export async function withAttemptKey<Answer>(
  variables: object,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const attempt = JSON.stringify(variables);
  const key = unanswered.get(attempt) ?? randomKey();
  try {
    const answer = await call(key);
    unanswered.delete(attempt);
    return answer;
  } catch (error) {
    const { code = 'UNAVAILABLE' } = errorExtensions(error) ?? {};
    if (code === 'UNAVAILABLE' || code === 'RATE_LIMITED') unanswered.set(attempt, key);
    else unanswered.delete(attempt);
    throw error;
  }
}

/** A unique key. Not `randomUUID`, which browsers offer only on pages loaded over TLS. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
