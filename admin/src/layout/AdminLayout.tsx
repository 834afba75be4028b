import './admin-layout.css';
import './print.css';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { focusScreen } from '../components/focus.ts';
import { ErrorBoundary } from '../navigation/ErrorBoundary.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { ReadOnlyNote } from '../session/WriteControls.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

export function AdminLayout() {
  const { key } = useLocation();

  // The followed link may be gone.
  useEffect(() => {
    const isFirst = key === 'default';
    if (!isFirst) focusScreen();
  }, [key]);

  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideMenu />
      <div className="admin__column">
        <TopBar />
        <main className="admin__screen" id="main" tabIndex={-1}>
          <ReadOnlyNote />
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
        </main>
        <footer className="admin__foot">
          <SessionGate />© {new Date().getFullYear()} Mela. All rights reserved.
        </footer>
      </div>
    </div>
  );
}
