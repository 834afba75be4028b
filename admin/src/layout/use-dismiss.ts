import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While something is open: Escape, and a press outside of it, put it away. */
export function useDismiss(place: RefObject<HTMLElement | null>, isOpen: boolean, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', ({ key }) => key === 'Escape' && onDismiss(), { signal });
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !place.current?.contains(target)) onDismiss();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOpen, place]);
}
