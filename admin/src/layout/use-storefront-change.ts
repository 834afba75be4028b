import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { changeStorefront } from './storefront-state.ts';

/** Changes what shoppers see, one change at a time; a toast says why one failed. */
export function useStorefrontChange(): {
  isBusy: boolean;
  change: (...change: Parameters<typeof changeStorefront>) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const change = async (...[operation, variables]: Parameters<typeof changeStorefront>) => {
    if (isBusy) return;
    setBusy(true);
    await changeStorefront(operation, variables).catch(({ message }: Error) => toast.error(message));
    setBusy(false);
  };
  return { isBusy, change };
}
