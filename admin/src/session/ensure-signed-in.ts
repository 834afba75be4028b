import { execute } from './execute.ts';
import OPERATIONS from './sign-in.graphql?raw';

/**
 * For what cannot be asked for again, as a download, or not cheaply, as a large file: when the session has ended, it asks
 * to sign in first.
 * @throws OperationError
 */
export async function ensureSignedIn(): Promise<void> {
  await execute(OPERATIONS, 'CheckSession');
}
