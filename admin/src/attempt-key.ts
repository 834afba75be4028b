import { errorExtensions } from './graphql-errors.ts';
import { randomKey } from './random-key.ts';

/** The keys of attempts whose outcome is unknown, by their variables. */
const unanswered = new Map<string, string>();

/** Makes a call that must not be made twice. Tried again after a lost answer it has the same key: the server takes both for one. */
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
