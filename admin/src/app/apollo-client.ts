import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { hasFile } from '../../../graphql-server/src/uploads/multipart-request.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { releaseLink } from './release-link.ts';
import { serverStatusLink } from './server-status-link.ts';
import { toastLink } from './toast-link.ts';
import { uploadLink } from './upload-link.ts';

const MAX_ATTEMPTS = 3;

/** Repeats queries after a network error. Never mutations: the server may have applied one whose response was lost. */
const retryLink = new RetryLink({
  attempts: {
    max: MAX_ATTEMPTS,
    // fetch throws a TypeError when there is no response at all.
    retryIf: (error, { operationType }) =>
      operationType === OperationTypeNode.QUERY && error instanceof TypeError,
  },
});

const sendLink = ApolloLink.split(
  ({ variables }) => hasFile(variables),
  uploadLink,
  new HttpLink({ uri: '/graphql' }),
);

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([toastLink, releaseLink, serverStatusLink, retryLink, sendLink]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
  clientAwareness: { name: 'admin' },
});
