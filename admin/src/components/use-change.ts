import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { errorExtensions, formFaults } from '../graphql-errors.ts';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';

interface OneAtATime {
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

export interface Change {
  isBusy: boolean;
  /** Errors by field name. Other errors appear as a toast, or are under `form`. */
  faults: Record<string, string>;
  /**
   * Runs one change at a time.
   * @returns whether the change is complete; false if a field must be corrected
   */
  run: (change: () => Promise<unknown>) => Promise<boolean>;
}

interface Options {
  /** Reloads the data after a failure, because the server may have made the change nevertheless. */
  onUnknown?: () => Promise<unknown>;
  /** Whether the screen shows `faults.form` itself, so that no toast is needed. */
  isShown?: boolean;
}

export function useChange(options: Options | Options['onUnknown'] = {}): Change {
  const { onUnknown, isShown = false } = typeof options === 'function' ? { onUnknown: options } : options;
  const { isBusy, run: runOne } = useOneAtATime();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const make = async (change: () => Promise<unknown>) => {
    try {
      await change();
      setFaults({});
      // Ignore a second click, because another row may have moved under the pointer.
      ignoreFurtherClicks();
    } catch (error) {
      const { form, ...fields } = formFaults(error);
      setFaults(isShown && form !== undefined ? { form } : fields);
      if (form === undefined) return false;
      if (!isShown) toast.error(form);
      // After the session has ended, reloading would ask the operator to sign in again.
      if (errorExtensions(error)?.code !== 'UNAUTHENTICATED') await onUnknown?.().catch(() => undefined);
    }
    return true;
  };
  return { isBusy, faults, run: (change) => runOne(false, () => make(change)) };
}
