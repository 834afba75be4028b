import { useEffect, useEffectEvent } from 'react';
import { loadSignIn } from '../session/load-sign-in.ts';

/** One for each form on the screen. */
const forms = new Set<() => boolean>();

/**
 * Has the router ask before the screen is left, whenever leaving would lose something that was entered. The dialog that asks
 * to sign in again is loaded with the form: the session may have ended when no further script comes.
 */
export function useUnsaved(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved);
  useEffect(() => {
    const form = () => ask();
    forms.add(form);
    loadSignIn().catch(() => undefined);
    return () => void forms.delete(form);
  }, []);
}

export function hasUnsaved(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
