import * as layoutText from '#messages/layout.ts';
import './navigation.css';
import {
  type Location,
  matchRoutes,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useNavigation,
} from 'react-router';
import { LeaveModal } from '../components/LeaveModal.tsx';
import { hasUnsaved } from '../components/unsaved.ts';
import { toastMissing } from '../components/use-on-demand.ts';
import { BASENAME } from '../paths.ts';
import { useScrollOnceTall } from './scroll-once-tall.ts';

/** Wraps every screen: a progress bar while the next one loads, and the leave dialog for unsaved input. */
export function RootLayout({ routes }: { routes: () => RouteObject[] }) {
  const { state } = useNavigation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    losesInput(currentLocation, nextLocation),
  );
  useBeforeUnload((event) => hasUnsaved() && event.preventDefault());
  useScrollOnceTall();

  const leave = async ({ pathname }: Location) => {
    try {
      await loadScreen(routes(), pathname);
      blocker.proceed?.();
    } catch {
      toastMissing();
      blocker.reset?.();
    }
  };
  return (
    <>
      {state === 'loading' && (
        <div className="navigation-bar" role="progressbar" aria-label={layoutText.loadingScreen} />
      )}
      <Outlet />
      <ScrollRestoration />
      {blocker.state === 'blocked' && (
        <LeaveModal onStay={() => blocker.reset()} onLeave={() => void leave(blocker.location)} />
      )}
    </>
  );
}

function losesInput(current: Location, next: Location): boolean {
  const isSameScreen = next.pathname === current.pathname;
  return (!isSameScreen || next.search !== current.search) && hasUnsaved(isSameScreen);
}

/**
 * Loads a screen before the operator gives up unsaved input for it.
 * @throws Error if the screen cannot be loaded
 */
async function loadScreen(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, BASENAME) ?? [];
  await Promise.all(matches.map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
}

/** The placeholder of the first screen while it loads. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">{layoutText.loadingScreen}</span>
      <div className="skeleton skeleton--title" />
    </div>
  );
}
