import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A preference stored on this device, synchronised between tabs, and mirrored to a data attribute of the root element for CSS.
 * `public/stored-preferences.js` sets the attribute before the first paint.
 * @returns the value, undefined until one is chosen, and its setter
 */
export function useStoredPreference(name: 'theme' | 'menu'): [string | undefined, (value: string) => void] {
  const [value, setValue] = useState(document.documentElement.dataset[name]);
  const key = `mela.${name}`;

  // Follow changes in other tabs: browsers do not send the event to the tab that made the change.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return;
      if (event.newValue === null) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = event.newValue;
      setValue(event.newValue ?? undefined);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [name, key]);

  const store = (next: string) => {
    document.documentElement.dataset[name] = next;
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // If storage is full or blocked, the preference lasts until the page is closed.
    }
  };
  return [value, store];
}

export function useMediaQuery(query: string): boolean {
  const media = matchMedia(query);
  return useSyncExternalStore(
    (onChange) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => media.matches,
  );
}
