import { Refusal, send } from './send-operation.ts';
import { askToSignIn } from './sign-in-request.tsx';

/**
 * Makes one of the operations of a document. When the session has ended, it asks to sign in, and goes on.
 * @throws Refusal
 */
export async function askServer<Data>(
  document: string,
  operationName: string,
  variables: object = {},
): Promise<Data> {
  try {
    return await send<Data>(document, operationName, variables);
  } catch (error) {
    const hasEnded = error instanceof Refusal && error.code === 'UNAUTHENTICATED';
    if (!hasEnded || !(await askToSignIn())) throw error;
    return send<Data>(document, operationName, variables);
  }
}
