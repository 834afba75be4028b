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

/**
 * Leads from screen to screen: it asks before unsaved input is lost, and loads the next screen before the present one goes.
 * React Router's own router for this brings what loads data and sends forms with it, 18 KiB that nothing here uses.
 */
export function createNavigation(history: History, routes: RouteObject[]) {
  const listeners = new Set<() => void>();
  let latest = 0;
  /** What the next event of the history is about, where it is our own doing. */
  let expected: 'revert' | 'leave' | null = null;
  let state: NavigationState = {
    location: history.location,
    action: history.action,
    isLoading: false,
    failure: null,
    keepsScroll: false,
    leaving: null,
  };

  function set(change: Partial<NavigationState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function open(pathname: string, commit: () => void, revert: () => void, keepsScroll = false) {
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
      revert();
      toastMissing();
      set({ isLoading: false });
      return;
    }
    commit();
    const { location, action } = history;
    set({ location, action, isLoading: false, failure, keepsScroll });
  }

  function guard(to: Pick<Path, 'pathname' | 'search'>, go: () => void): void {
    if (!losesInput(to)) {
      go();
      return;
    }
    const close = () => set({ leaving: null });
    const leave = () => {
      close();
      go();
    };
    set({ leaving: { stay: close, leave } });
  }

  function losesInput({ pathname, search }: Pick<Path, 'pathname' | 'search'>): boolean {
    const { location } = state;
    const isSameScreen = pathname === location.pathname;
    return (!isSameScreen || search !== location.search) && hasUnsaved(isSameScreen);
  }

  function navigate(kind: 'push' | 'replace'): Navigator['push'] {
    return (to, data, options?: NavigateOptions) => {
      const path = history.createURL(to);
      const commit = () => {
        noteScroll(state.location);
        history[kind](to, data);
      };
      guard(path, () => void open(path.pathname, commit, () => {}, options?.preventScrollReset));
    };
  }

  history.listen(({ location, delta }) => {
    const reason = expected;
    expected = null;
    if (reason === 'revert') return;
    noteScroll(state.location);
    const revert = () => {
      expected = 'revert';
      history.go(-(delta ?? 0));
    };
    const isAsked = reason === 'leave' || !delta || !losesInput(location);
    if (isAsked) void open(location.pathname, () => {}, delta ? revert : () => {});
    else {
      // The browser has gone back already.
      revert();
      guard(location, () => {
        expected = 'leave';
        history.go(delta);
      });
    }
  });

  const reopen = () =>
    void open(
      state.location.pathname,
      () => {},
      () => {},
    );
  reopen();
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: navigate('push'),
      replace: navigate('replace'),
    } satisfies Navigator,
    /** Tries again to load the screen. */
    reopen,
  };
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
