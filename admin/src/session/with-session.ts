import { loadSignIn } from './load-sign-in.ts';
import type { Result } from './post-operation.ts';

/** When the session has ended, asks to sign in and makes the call again: a form keeps what was entered. */
export async function withSession<Data>(call: () => Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call();
  const hasEnded = result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  return hasEnded && (await (await loadSignIn()).askToSignIn()) ? call() : result;
}
