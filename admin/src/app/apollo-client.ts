import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { retry, tap, throwError, timer } from 'rxjs';
import { expectRelease } from '../layout/storefront-state.ts';
import { SIGNED_IN } from '../session/session-state.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { serverLink } from './server-link.ts';
import { serverStatusLink } from './server-status-link.ts';
import { toastLink } from './toast-link.ts';

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

/** After each change the top bar looks how it goes live. */
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
