import {
  ApolloClient,
  ApolloLink,
  type FieldMergeFunction,
  type FieldReadFunction,
  InMemoryCache,
  type Reference,
  type TypePolicies,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { retry, tap, throwError, timer } from 'rxjs';
import type { ErrorExtensionsFragment } from '../graphql.generated.ts';
import { checkServerStatus } from '../layout/server-status.ts';
import { expectRelease } from '../layout/storefront-state.ts';
import { SIGNED_IN } from '../session/session-state.ts';
import { MESSAGES } from '../toast/messages.ts';
import { toastCall } from '../toast/toast-call.ts';
import { serverLink } from './server-link.ts';

/** Lets a query for one product find it in the cache when a list has loaded it. */
const readProduct: FieldReadFunction<Reference | null> = (existing, { args, toReference, canRead }) => {
  const listed = toReference({ __typename: 'Product', id: args?.['id'] });
  return canRead(listed) ? listed : existing;
};

/** Smaller than Apollo's own `relayStylePagination`, which does more than pages in order need. */
const appendPage: FieldMergeFunction<{ edges: readonly unknown[] }> = (existing, incoming, { args }) =>
  existing && args?.['after'] ? { ...incoming, edges: [...existing.edges, ...incoming.edges] } : incoming;

export const CACHE_POLICIES: TypePolicies = {
  Query: {
    fields: {
      // "Show more" appends, so all pages are one list.
      categories: { keyArgs: ['orderBy', 'filter'], merge: appendPage },
      // Each page is cached by itself.
      products: { keyArgs: ['filter', 'orderBy', 'first', 'after', 'offset'] },
      product: { read: readProduct },
    },
  },
  // The same image may be on two products with different alt texts.
  Image: { keyFields: false },
};

declare module '@apollo/client' {
  interface DefaultContext {
    /** Whether the state in a conflict error is the state to be saved: an earlier attempt may have succeeded without a response. */
    isSaved?: (current: ErrorExtensionsFragment['current']) => boolean;
    /** Without toasts: the call continues another one that has them. */
    isQuiet?: boolean;
  }
}

/**
 * Shows the toasts of every operation in `MESSAGES`. They are in a link rather than in the screens, so that no call is forgotten and no
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

/** Updates the status in the top bar at once after a call failed because the server is unavailable. */
export const serverStatusLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: ({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE'))
          void checkServerStatus();
      },
      error: (error) => {
        if (error?.name !== 'AbortError') void checkServerStatus();
      },
    }),
  ),
);

const RETRIES = 2;
const RETRY_AFTER_MS = 400;

/** Repeats queries after a network error. Never mutations: the server may have applied one whose response was lost. */
const retryLink = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.QUERY
    ? forward(operation).pipe(retry({ count: RETRIES, delay: retryDelay }))
    : forward(operation),
);

/** fetch throws a TypeError when there is no response at all. */
function retryDelay(error: unknown, attempt: number) {
  return error instanceof TypeError ? timer(RETRY_AFTER_MS * attempt) : throwError(() => error);
}

/** Makes the top bar follow the release after each mutation. */
const releaseLink = new ApolloLink((operation, forward) =>
  operation.operationType === OperationTypeNode.MUTATION
    ? forward(operation).pipe(tap({ complete: expectRelease }))
    : forward(operation),
);

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([toastLink, releaseLink, serverStatusLink, retryLink, serverLink]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
});

addEventListener(SIGNED_IN, () => void apolloClient.refetchObservableQueries());
