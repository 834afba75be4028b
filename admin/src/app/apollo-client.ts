import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CACHE_POLICIES } from './cache-policies.ts';
import { retryLink } from './retry-link.ts';
import { toastLink } from './toast-link.ts';

/** The admin's one line to the server it came from. Leaving a screen gives its questions up. */
export const apolloClient = new ApolloClient({
  link: ApolloLink.from([toastLink, retryLink, new HttpLink({ uri: '/graphql' })]),
  cache: new InMemoryCache({ typePolicies: CACHE_POLICIES }),
  clientAwareness: { name: 'admin' },
});
