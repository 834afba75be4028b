import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useSyncExternalStore } from 'react';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void) {
  darkScheme.addEventListener('change', onChange);
  return () => darkScheme.removeEventListener('change', onChange);
}

/** Writes the scheme in use onto the page, and has the open editors follow the system when it changes. */
export function ColourScheme() {
  const chosen = useGraphiQL((state) => state.theme);
  const { setTheme } = useGraphiQLActions();
  const isSystemDark = useSyncExternalStore(subscribe, () => darkScheme.matches);
  const scheme = chosen ?? (isSystemDark ? 'dark' : 'light');

  useEffect(() => {
    document.documentElement.setAttribute('data-theme', scheme);
    if (chosen === null) setTheme(null);
  }, [scheme, chosen, setTheme]);
  return null;
}
