import { useEffect, useEffectEvent } from 'react';
import { loadSignIn } from '../session/load-sign-in.ts';

/** One for each form on the screen. */
const forms = new Set<(isSameScreen: boolean) => boolean>();

/**
 * Has the router ask before the screen is left, whenever leaving would lose something that was entered. The dialog that asks
 * to sign in again is loaded with the form: the session may have ended when no further script comes.
 * @param isOfAddress whether another search of the same screen's address loses it, too
 */
export function useUnsaved(isUnsaved: () => boolean, isOfAddress = false): void {
  const ask = useEffectEvent((isSameScreen: boolean) => (isOfAddress || !isSameScreen) && isUnsaved());
  useEffect(() => {
    const form = (isSameScreen: boolean) => ask(isSameScreen);
    forms.add(form);
    loadSignIn().catch(() => undefined);
    return () => void forms.delete(form);
  }, []);
}

/** @param isSameScreen asks only for what another address of the same screen would lose */
export function hasUnsaved(isSameScreen = false): boolean {
  return [...forms].some((isUnsaved) => isUnsaved(isSameScreen));
}
