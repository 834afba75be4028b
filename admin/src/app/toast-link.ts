import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { ErrorExtensionsFragment } from '../graphql.generated.ts';
import { MESSAGES } from '../toast/messages.ts';
import { toastCall } from '../toast/toast-call.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether the state that a conflict tells of is what was to be saved: an attempt before may not have been answered. */
    isSaved?: (current: ErrorExtensionsFragment['current']) => boolean;
    /** Without toasts: the call goes on with one that was announced. */
    isQuiet?: boolean;
  }
}

/**
 * Shows the toasts of every operation in `MESSAGES`; others have none. In a link rather than in the screens, so that no
 * call is forgotten, and none is announced again by a new render.
 */
export const toastLink = new ApolloLink((operation, forward) => {
  const messages = MESSAGES[operation.operationName ?? ''];
  const call = forward(operation);
  const { isSaved, isQuiet } = operation.getContext();
  return messages && !isQuiet
    ? toastCall(messages, call, operation.operationType === OperationTypeNode.QUERY, isSaved)
    : call;
});
