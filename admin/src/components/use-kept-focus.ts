import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the parent of buttons that go with what they have done: the focus, which would be lost with one, goes to the parent.
 * @param state another one where buttons may have gone
 */
export function useKeptFocus<Parent extends HTMLElement>(state: string): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  const former = useRef(state);
  useEffect(() => {
    if (former.current === state) return;
    former.current = state;
    if (document.activeElement === document.body) parent.current?.focus();
  }, [state]);
  return parent;
}
