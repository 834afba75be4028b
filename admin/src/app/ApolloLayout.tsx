import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router';
import { useShopCurrency } from '../shop-currency.ts';
import { apolloClient } from './apollo-client.ts';

/** Wraps the screens that call the server, so that only they load Apollo, a quarter of all script. */
export function ApolloLayout() {
  return (
    <ApolloProvider client={apolloClient}>
      {/* Screens have read prices in the former currency. */}
      <Outlet key={useShopCurrency()} />
    </ApolloProvider>
  );
}
