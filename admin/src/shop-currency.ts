import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { plainAmount, toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { useSyncExternalStore } from 'react';
import { currentSession, subscribe } from './session/session-state.ts';

/** The currency of all prices. */
export function shopCurrency(): string {
  return currentSession()?.currency ?? DEFAULT_CURRENCY;
}

/** Like `shopCurrency`. The component renders again when the currency changes. */
export function useShopCurrency(): string {
  return useSyncExternalStore(subscribe, shopCurrency);
}

/** Parses an amount in the shop's currency. @returns minor units, or null if invalid */
export function readAmount(typed: string): number | null {
  const currency = shopCurrency();
  return toMinorUnits(plainAmount(typed, currency), currency);
}

/** Converts minor units of the shop's currency to whole units. */
export function inUnits(amount: number): number {
  return toUnits(amount, shopCurrency());
}

/** An amount in minor units as text for a form field. '' for null. */
export function unitsText(amount: number | null): string {
  return amount === null ? '' : String(inUnits(amount));
}
