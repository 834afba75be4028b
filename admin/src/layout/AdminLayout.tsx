import * as layoutText from '#messages/layout.ts';
import './admin-layout.css';
import './print.css';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { apolloClient } from '../client/apollo-client.ts';
import { focusScreen } from '../components/focus.ts';
import { hasUnsaved } from '../components/unsaved.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { ReadOnlyNote } from '../session/WriteControls.tsx';
import { useShopCurrency } from '../shop-currency.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** The screen. A new currency remounts it, unless it has unsaved input, which is valid in any currency. */
function Screen() {
  const currency = useShopCurrency();
  const [readIn, setReadIn] = useState(currency);
  useEffect(() => {
    if (!hasUnsaved()) setReadIn(currency);
  });
  return (
    <ApolloProvider client={apolloClient}>
      <Outlet key={readIn} />
    </ApolloProvider>
  );
}

export function AdminLayout() {
  const { key } = useLocation();

  // Focus the screen, because the link that was followed may be gone.
  useEffect(() => {
    const isFirst = key === 'default';
    if (!isFirst) focusScreen();
  }, [key]);

  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        {layoutText.skipToContent}
      </a>
      <SideMenu />
      <div className="admin__column">
        <TopBar />
        <main className="admin__screen" id="main" tabIndex={-1}>
          <ReadOnlyNote />
          <Screen />
        </main>
        <footer className="admin__foot">
          <SessionGate />
          {layoutText.melaAllRightsReserved(new Date().getFullYear())}
        </footer>
      </div>
    </div>
  );
}
