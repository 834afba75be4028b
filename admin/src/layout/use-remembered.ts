import { useState } from 'react';

/**
 * A choice about the look of the admin, kept on this device and stated on the root element, where CSS sees it.
 * `public/remembered.js` puts it there before the first paint.
 *
 * @returns the choice, undefined before the first one, and the function that changes it
 */
export function useRemembered(name: 'theme' | 'menu'): [string | undefined, (choice: string) => void] {
  const [choice, setChoice] = useState(document.documentElement.dataset[name]);
  const choose = (next: string) => {
    document.documentElement.dataset[name] = next;
    setChoice(next);
    try {
      localStorage.setItem(`mela.${name}`, next);
    } catch {
      // Storage is full or closed to us: the choice holds until the page is left.
    }
  };
  return [choice, choose];
}
