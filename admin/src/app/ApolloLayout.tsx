import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { hasUnsaved } from '../components/unsaved.ts';
import { useShopCurrency } from '../shop-currency.ts';
import { apolloClient } from './apollo-client.ts';

/** Wraps the screens that call the server, so that only they load Apollo, a quarter of all script. */
export function ApolloLayout() {
  const currency = useShopCurrency();
  const [readIn, setReadIn] = useState(currency);
  useEffect(() => {
    if (!hasUnsaved()) setReadIn(currency);
  });
  return (
    <ApolloProvider client={apolloClient}>
      {/* Screens have read prices in the former currency. What is typed stays: its numbers are the same in the next one. */}
      <Outlet key={readIn} />
    </ApolloProvider>
  );
}
