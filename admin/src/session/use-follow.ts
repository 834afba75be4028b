import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 3_000;

/** Reads anew every few seconds as long as something waits, and the page is looked at: it is on its way within seconds. */
export function useFollow(isWaiting: boolean, reload: () => void): void {
  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reload();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => read(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
