import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { hasFile } from '../../../graphql-server/src/uploads/multipart-request.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { retryLink } from './retry-link.ts';
import { toastLink } from './toast-link.ts';
import { uploadLink } from './upload-link.ts';

const sendLink = ApolloLink.split(
  ({ variables }) => hasFile(variables),
  uploadLink,
  new HttpLink({ uri: '/graphql' }),
);

/** The admin's one line to the server it came from. Leaving a screen gives its questions up. */
export const apolloClient = new ApolloClient({
  link: ApolloLink.from([toastLink, retryLink, sendLink]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
  clientAwareness: { name: 'admin' },
});
