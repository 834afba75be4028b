import { useState } from 'react';
import type { Waiting } from './settle-attempt.ts';

interface Wait {
  /** Ends the wait. null if nothing waits. */
  tryNow: (() => void) | null;
  /** Waits for the retry time, a restored network, or `tryNow`. */
  untilTried: (waiting: Waiting) => Promise<void>;
}

export function useWait(): Wait {
  const [tryNow, setTryNow] = useState<(() => void) | null>(null);

  function untilTried({ seconds }: Waiting): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        removeEventListener('online', end);
        setTryNow(null);
        resolve();
      };
      const timer = setTimeout(end, seconds * 1_000);
      addEventListener('online', end);
      setTryNow(() => end);
    });
  }
  return { tryNow, untilTried };
}
