import { ApolloLink } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';

/** When the session has ended, it asks to sign in, and the call goes on: a form keeps what was entered. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    switchMap((result) => {
      const hasEnded = result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      return hasEnded
        ? from(askToSignIn()).pipe(switchMap((isSignedIn) => (isSignedIn ? forward(operation) : of(result))))
        : of(result);
    }),
  ),
);

async function askToSignIn(): Promise<boolean> {
  return (await import('../session/sign-in-request.tsx')).askToSignIn();
}
