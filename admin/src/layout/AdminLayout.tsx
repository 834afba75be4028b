import './admin-layout.css';
import './print.css';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every screen. */
export function AdminLayout() {
  const screen = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // A link that has gone with its screen has lost the focus: it goes on at the new screen, not at the page's top.
  useEffect(() => {
    const isFirst = key === 'default';
    if (!isFirst && document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideMenu />
      <div className="admin__column">
        <TopBar />
        <main ref={screen} className="admin__screen" id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="admin__foot">© {new Date().getFullYear()} Mela. All rights reserved.</footer>
      </div>
      <ScrollRestoration />
    </div>
  );
}
