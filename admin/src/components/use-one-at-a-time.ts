import { useRef, useState } from 'react';

export interface OneAtATime {
  isBusy: boolean;
  /** @returns the result of `work`, or `refused` while other work is running */
  run: <Result>(refused: Result, work: () => Promise<Result>) => Promise<Result>;
}

/** Guards against double presses: ignores work that starts while other work runs, even before the next render. */
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
