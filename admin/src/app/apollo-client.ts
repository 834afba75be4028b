import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap, retry, throwError, timer } from 'rxjs';
import { hasFile } from '../../../graphql-server/src/rules/multipart-request.ts';
import { SIGNED_IN } from '../session/session-state.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { releaseLink } from './release-link.ts';
import { serverStatusLink } from './server-status-link.ts';
import { sessionLink } from './session-link.ts';
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

/** Loaded with the first file that is sent. */
const lazyUploadLink = new ApolloLink((operation, forward) =>
  from(import('./upload-link.ts')).pipe(mergeMap(({ uploadLink }) => uploadLink.request(operation, forward))),
);

const sendLink = ApolloLink.split(
  ({ variables }) => hasFile(variables),
  lazyUploadLink,
  new BaseHttpLink({ uri: '/graphql' }),
);

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([toastLink, releaseLink, serverStatusLink, retryLink, sessionLink, sendLink]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
});

addEventListener(SIGNED_IN, () => void apolloClient.refetchObservableQueries());
