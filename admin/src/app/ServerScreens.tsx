import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { apolloClient } from './apollo-client.ts';

/** Around the screens that ask the server: what asks, a quarter of all script, comes with the first of them. */
export function ServerScreens() {
  return (
    <ApolloProvider client={apolloClient}>
      <Outlet />
    </ApolloProvider>
  );
}
