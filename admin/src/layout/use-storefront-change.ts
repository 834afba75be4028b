import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { changeStorefront } from './change-storefront.ts';

/** Changes what shoppers see, one change at a time; a toast says why one failed. */
export function useStorefrontChange(): {
  isBusy: boolean;
  change: (...change: Parameters<typeof changeStorefront>) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const change = async (...[operation, variables]: Parameters<typeof changeStorefront>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await import('./change-storefront.ts')).changeStorefront(operation, variables);
    } catch (error) {
      toast.error((error as Error).message);
    }
    setBusy(false);
  };
  return { isBusy, change };
}
