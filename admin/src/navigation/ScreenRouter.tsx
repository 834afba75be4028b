import './navigation.css';
import { createContext, use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router';
import { LeaveModal } from '../components/LeaveModal.tsx';
import { hasUnsaved } from '../components/unsaved.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { BASENAME, type Navigation } from './navigation.ts';
import { ScreenError } from './ScreenError.tsx';
import { restoreScroll } from './scroll-positions.ts';

interface Props {
  navigation: Navigation;
  routes: RouteObject[];
}

const Missing = createContext<{ failure: unknown; reopen: () => void }>({ failure: null, reopen: () => {} });

/** The screen of the current address. Before unsaved input is lost it asks; the browser does when its tab is closed. */
export function ScreenRouter({ navigation, routes }: Props) {
  const state = useSyncExternalStore(navigation.subscribe, navigation.state);
  const { location, action, isLoading, failure, leaving, keepsScroll } = state;

  useLayoutEffect(() => restoreScroll(location, action, keepsScroll), [location, action, keepsScroll]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  return (
    <Router
      basename={BASENAME}
      location={location}
      navigationType={action}
      navigator={navigation.navigator}
      useTransitions={false}
    >
      {isLoading && <div className="navigation-bar" role="progressbar" aria-label="Loading the screen" />}
      <Missing value={{ failure, reopen: navigation.reopen }}>
        <ErrorBoundary>
          <Screens routes={routes} />
        </ErrorBoundary>
      </Missing>
      {leaving && <LeaveModal onStay={leaving.stay} onLeave={leaving.leave} />}
    </Router>
  );
}

function Screens({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
}

/** Stands in for a screen whose file is loading, or could not be loaded. */
export function MissingScreen() {
  const { failure, reopen } = use(Missing);
  if (failure) return <ScreenError onRetry={reopen} />;
  return (
    <div className="screen-skeleton" aria-busy="true">
      <span className="visually-hidden">Loading the screen</span>
      <div className="skeleton skeleton--title" />
    </div>
  );
}
