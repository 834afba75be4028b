import {
  type Location,
  matchRoutes,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  type Path,
  type RouteObject,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import { hasUnsaved } from '../components/unsaved.ts';
import { toastMissing } from '../components/use-on-demand.ts';
import { noteScroll } from './scroll-positions.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

export const BASENAME = '/admin';

export interface NavigationState {
  /** Of the screen that is shown, with the basename. */
  location: Location;
  action: NavigationType;
  /** Whether the next screen is being loaded; until it is there, the present one stays. */
  isLoading: boolean;
  /** Why the shown screen could not be loaded; null for one that is there. */
  failure: unknown;
  keepsScroll: boolean;
  /** While it is asked whether to leave what is not saved. */
  leaving: { stay: () => void; leave: () => void } | null;
}

export type Navigation = ReturnType<typeof createNavigation>;

type Address = Pick<Path, 'pathname' | 'search'>;
type Open = (pathname: string, revert?: () => void, commit?: () => void, keepsScroll?: boolean) => void;

/**
 * Leads from screen to screen: it asks before unsaved input is lost, and loads the next screen before the present one goes.
 * React Router's own router for this brings what loads data and sends forms with it, 18 KiB that nothing here uses.
 */
export function createNavigation(history: History, routes: RouteObject[]) {
  const listeners = new Set<() => void>();
  let state: NavigationState = {
    location: history.location,
    action: history.action,
    isLoading: false,
    failure: null,
    keepsScroll: false,
    leaving: null,
  };
  const current = () => state;

  function set(change: Partial<NavigationState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const open = createOpen(history, routes, set);

  function guard(to: Address, go: () => void): void {
    const stay = () => set({ leaving: null });
    const leave = () => {
      stay();
      go();
    };
    if (losesInput(state, to)) set({ leaving: { stay, leave } });
    else go();
  }

  function navigate(kind: 'push' | 'replace'): Navigator['push'] {
    return (to, data, options?: NavigateOptions) => {
      const path = history.createURL(to);
      const commit = () => {
        noteScroll(state.location);
        history[kind](to, data);
      };
      guard(path, () => open(path.pathname, undefined, commit, options?.preventScrollReset));
    };
  }

  followHistory(history, current, open, guard);
  const reopen = () => open(state.location.pathname);
  reopen();
  return {
    state: current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: { ...history, push: navigate('push'), replace: navigate('replace') } satisfies Navigator,
    /** Tries again to load the screen. */
    reopen,
  };
}

function losesInput({ location }: NavigationState, { pathname, search }: Address): boolean {
  const isSameScreen = pathname === location.pathname;
  return (!isSameScreen || search !== location.search) && hasUnsaved(isSameScreen);
}

/** Loads a screen and then shows it, unless another was asked for meanwhile. */
function createOpen(
  history: History,
  routes: RouteObject[],
  set: (change: Partial<NavigationState>) => void,
): Open {
  let latest = 0;
  return async (pathname, revert, commit, keepsScroll = false) => {
    latest += 1;
    const attempt = latest;
    const loading = loadScreen(routes, pathname);
    let failure: unknown = null;
    if (loading) {
      set({ isLoading: true });
      failure = await loading;
      if (attempt !== latest) return;
    }
    if (failure && hasUnsaved()) {
      revert?.();
      toastMissing();
      set({ isLoading: false });
      return;
    }
    commit?.();
    const { location, action } = history;
    set({ location, action, isLoading: false, failure, keepsScroll });
  };
}

/** Shows what the browser's own buttons lead to. */
function followHistory(
  history: History,
  current: () => NavigationState,
  open: Open,
  guard: (to: Address, go: () => void) => void,
): void {
  /** What the next event of the history is about, where it is our own doing. */
  let expected: 'revert' | 'leave' | null = null;
  history.listen(({ location, delta }) => {
    const reason = expected;
    expected = null;
    if (reason === 'revert') return;
    noteScroll(current().location);
    const revert = () => {
      expected = 'revert';
      history.go(-(delta ?? 0));
    };
    if (reason === 'leave' || !delta || !losesInput(current(), location))
      open(location.pathname, delta ? revert : undefined);
    else {
      // The browser has gone back already.
      revert();
      guard(location, () => {
        expected = 'leave';
        history.go(delta);
      });
    }
  });
}

/** @returns null where all of the screen is there; otherwise why it could not be loaded, or null once it is. */
function loadScreen(routes: RouteObject[], pathname: string): Promise<unknown> | null {
  const missing = (matchRoutes(routes, pathname, BASENAME) ?? []).filter(({ route }) => route.lazy);
  if (missing.length === 0) return null;
  const loading = missing.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  return Promise.all(loading).then(
    () => null,
    (reason: unknown) => reason,
  );
}
