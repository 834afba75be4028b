import './admin-layout.css';
import './print.css';
import { Outlet, ScrollRestoration } from 'react-router';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

/** What stands around every screen. */
export function AdminLayout() {
  return (
    <div className="admin">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideMenu />
      <div className="admin__column">
        <TopBar />
        <main className="admin__screen" id="main">
          <Outlet />
        </main>
        <footer className="admin__foot">© {new Date().getFullYear()} Mela. All rights reserved.</footer>
      </div>
      <ScrollRestoration />
    </div>
  );
}
