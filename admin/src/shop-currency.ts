import { useSyncExternalStore } from 'react';
import { DEFAULT_CURRENCY } from '../../graphql-server/src/rules/money.ts';
import { currentSession, subscribe } from './session/session-state.ts';

/** What all prices of the shop are in. */
export function shopCurrency(): string {
  return currentSession()?.currency ?? DEFAULT_CURRENCY;
}

/** The same for what is drawn anew when it changes. */
export function useShopCurrency(): string {
  return useSyncExternalStore(subscribe, shopCurrency);
}
