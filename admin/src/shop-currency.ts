import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { useSyncExternalStore } from 'react';
import { currentSession, subscribe } from './session/session-state.ts';

/** What all prices of the shop are in. */
export function shopCurrency(): string {
  return currentSession()?.currency ?? DEFAULT_CURRENCY;
}

/** The same for what is drawn anew when it changes. */
export function useShopCurrency(): string {
  return useSyncExternalStore(subscribe, shopCurrency);
}
