import { ApolloLink } from '@apollo/client';
import { askAgain } from '../session/ask-again.ts';

/** When the session has ended, it asks to sign in, and the call goes on. */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    askAgain(
      ({ errors }) => errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') === true,
    ),
  ),
);
