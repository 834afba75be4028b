import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { MESSAGES } from '../toast/messages.ts';
import { toastCall } from '../toast/toast-call.ts';

/**
 * Shows the toasts of every operation in `MESSAGES`; others have none. In a link rather than in the screens, so that no
 * call is forgotten, and none is announced again by a new render.
 */
export const toastLink = new ApolloLink((operation, forward) => {
  const messages = MESSAGES[operation.operationName ?? ''];
  const call = forward(operation);
  return messages ? toastCall(messages, call, operation.operationType === OperationTypeNode.QUERY) : call;
});
