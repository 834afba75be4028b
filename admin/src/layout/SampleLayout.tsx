import { Outlet } from 'react-router';
import * as layoutText from '#messages/layout.ts';
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
  if (mode === undefined) return <LoadingPanel what={layoutText.screen} />;
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
      <title>{layoutText.sampleScreenMelaAdmin}</title>
      <h1>{layoutText.thisScreenIsOnlyPart}</h1>
      <p className="message__text">{layoutText.itShowsMadeUpDataSo}</p>
      <ButtonLink label={layoutText.backToDashboard} to={PATHS.dashboard} />
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
