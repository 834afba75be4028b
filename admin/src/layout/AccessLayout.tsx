import '../../../design/components/backdrop.css';
import './access-layout.css';
import { Outlet } from 'react-router';
import { Logo } from '../components/Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The layout of login and signup: no menu. */
export function AccessLayout() {
  return (
    <div className="backdrop backdrop--wall access">
      <header className="access__bar">
        <Logo />
        <ThemeToggle />
      </header>
      <main className="access__screen">
        <Outlet />
      </main>
    </div>
  );
}
