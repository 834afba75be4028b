import { Outlet } from 'react-router';
import { ButtonLink } from '../components/Button.tsx';
import { LoadingPanel } from '../components/Reading.tsx';
import { SampleNote } from '../components/SampleNote.tsx';
import { PATHS } from '../paths.ts';
import { useStorefront } from './storefront-state.ts';
import '../../../design/components/backdrop.css';
import './access-layout.css';
import { Logo } from '../components/Logo.tsx';
import { ThemeToggle } from './TopBar.tsx';

/** Wraps the screens with sample data in a note. A live shop has none of them. */
export function SampleLayout() {
  const mode = useStorefront()?.mode;
  if (mode === undefined) return <LoadingPanel what="the screen" />;
  if (mode === 'CATALOGUE') return <NotInLiveShop />;
  return (
    <>
      <Outlet />
      <SampleNote />
    </>
  );
}

/** Replaces a sample screen in a live shop, for old bookmarks. */
export function NotInLiveShop() {
  return (
    <div className="message">
      <title>Sample screen | Mela admin</title>
      <h1>This screen is only part of the sample</h1>
      <p className="message__text">It shows made-up data, so a live shop does not have it.</p>
      <ButtonLink label="Back to the dashboard" to={PATHS.dashboard} />
    </div>
  );
}

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
