import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { formFaults } from '../graphql-errors.ts';
import { ignoreFurtherClicks } from './ignore-further-clicks.ts';

export interface Change {
  isBusy: boolean;
  /** By the names of fields; what concerns none is shown as a toast. */
  faults: Record<string, string>;
  /** Runs one change at a time. @returns whether it is over: false while a field has to be mended */
  run: (change: () => Promise<void>) => Promise<boolean>;
}

/** @param onUnknown reads how it is by now: without an answer a change may have been made all the same. */
export function useChange(onUnknown?: () => Promise<unknown>): Change {
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const run = async (change: () => Promise<void>) => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await change();
      setFaults({});
      // The next row may be where the last one was.
      ignoreFurtherClicks();
    } catch (error) {
      const { form, ...fields } = formFaults(error as Error);
      setFaults(fields);
      if (form === undefined) return false;
      toast.error(form);
      await onUnknown?.().catch(() => undefined);
    } finally {
      setBusy(false);
    }
    return true;
  };
  return { isBusy, faults, run };
}
