import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { from, of, switchMap, tap } from 'rxjs';
import { serverLink } from '../client/server-link.ts';
import { checkServerStatus } from '../layout/server-status.ts';
import { expectRelease } from '../layout/storefront-state.ts';
import { askToSignIn } from '../session/sign-in-request.tsx';
import { MESSAGES } from '../toast/messages.ts';
import { toastCall } from '../toast/toast-call.ts';

/**
 * Shows the toasts of the operations in `MESSAGES`. A link does this instead of the screens, so that no call is forgotten and no
 * render repeats a toast.
 */
export const toastLink = new ApolloLink((operation, forward) => {
  const messages = MESSAGES[operation.operationName ?? ''];
  const call = forward(operation);
  const { isSaved, isQuiet } = operation.getContext();
  return messages && !isQuiet
    ? toastCall(messages, call, operation.operationType === OperationTypeNode.QUERY, isSaved)
    : call;
});

/** Updates the status in the top bar as soon as a call fails because the server is unavailable. */
export const serverStatusLink = new ErrorLink(({ error }) => {
  const isRefused = CombinedGraphQLErrors.is(error) && !hasCode(error, 'UNAVAILABLE');
  if (!isRefused && error.name !== 'AbortError') void checkServerStatus();
});

/**
 * Repeats queries after a network error, for which fetch throws a TypeError. Does not repeat mutations,
 * because the server may have applied one although its response was lost.
 */
const retryLink = new RetryLink({
  attempts: {
    max: 3,
    retryIf: (error, { operationType }) =>
      operationType === OperationTypeNode.QUERY && error instanceof TypeError,
  },
  delay: { initial: 400, jitter: false },
});

/** When the session has ended, asks the operator to sign in and repeats the operation, so that forms keep their input. */
const signInLink = new ErrorLink(({ error, result, operation, forward }) => {
  if (!CombinedGraphQLErrors.is(error) || !hasCode(error, 'UNAUTHENTICATED') || !result) return;
  if (operation.getContext().isBackground) return;
  return from(askToSignIn()).pipe(switchMap((isSignedIn) => (isSignedIn ? forward(operation) : of(result))));
});

/** Reloads the release status in the top bar after each mutation. */
const releaseLink = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.MUTATION
    ? forward(operation).pipe(tap({ complete: expectRelease }))
    : forward(operation),
);

export const CLIENT_LINKS = ApolloLink.from([
  toastLink,
  releaseLink,
  serverStatusLink,
  retryLink,
  signInLink,
  serverLink,
]);

function hasCode({ errors }: CombinedGraphQLErrors, code: string): boolean {
  return errors.some(({ extensions }) => extensions?.['code'] === code);
}
