import { useRef, useState } from 'react';

export interface OneAtATime {
  isBusy: boolean;
  /** @returns the result of the work, or `refused` without starting it while other work runs */
  run: <Result>(refused: Result, work: () => Promise<Result>) => Promise<Result>;
}

/** Guards against a second press: starts no work while other work runs, not even before the next rendering. */
export function useOneAtATime(): OneAtATime {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run: OneAtATime['run'] = async (refused, work) => {
    if (isRunning.current) return refused;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
