import { useState } from 'react';
import { toastFailure } from '../components/use-on-demand.ts';
import type { StorefrontChange } from './change-storefront.ts';

/** Changes what shoppers see, one change at a time; a toast says why one failed. */
export function useStorefrontChange(): {
  isBusy: boolean;
  change: (...change: StorefrontChange) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const change = async (...call: StorefrontChange) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await import('./change-storefront.ts')).changeStorefront(...call);
    } catch (error) {
      toastFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, change };
}
