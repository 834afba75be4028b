import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { MESSAGES } from '../toast/messages.ts';
import { toastCall } from '../toast/toast-call.ts';

/**
 * Announces every call the catalogue knows. In the link rather than in the screens, a call is announced once however
 * often a screen renders, and none can be forgotten; an operation of another name stays silent.
 */
export const toastLink = new ApolloLink((operation, forward) => {
  const messages = MESSAGES[operation.operationName ?? ''];
  const call = forward(operation);
  return messages ? toastCall(messages, call, operation.operationType === OperationTypeNode.QUERY) : call;
});
