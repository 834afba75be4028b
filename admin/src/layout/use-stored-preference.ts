import { useState } from 'react';

/**
 * A preference stored on this device, and mirrored to a data attribute of the root element for CSS.
 * `public/stored-preferences.js` sets the attribute before the first paint.
 * @returns the value, undefined until one is chosen, and its setter
 */
export function useStoredPreference(name: 'theme' | 'menu'): [string | undefined, (value: string) => void] {
  const [value, setValue] = useState(document.documentElement.dataset[name]);
  const store = (next: string) => {
    document.documentElement.dataset[name] = next;
    setValue(next);
    try {
      localStorage.setItem(`mela.${name}`, next);
    } catch {
      // Storage is full or blocked: the preference lasts until the page is closed.
    }
  };
  return [value, store];
}
