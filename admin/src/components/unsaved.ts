import { useEffect, useEffectEvent } from 'react';

/** One for each form on the screen; the router takes only one blocker, which asks all of them. */
const forms = new Set<() => boolean>();

/** Has `LeaveGuard` ask before the screen is left, whenever leaving would lose something that was entered. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const ask = useEffectEvent(isUnsaved);
  useEffect(() => {
    const form = () => ask();
    forms.add(form);
    return () => void forms.delete(form);
  }, []);
}

export function hasUnsaved(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}
