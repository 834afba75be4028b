import { plainAmount, toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { shopCurrency } from '../../../shop-currency.ts';

/** What is typed as an amount of the shop's currency, in minor units; null for what is none. */
export function readAmount(typed: string): number | null {
  const currency = shopCurrency();
  return toMinorUnits(plainAmount(typed, currency), currency);
}

/** Minor units of the shop's currency in whole ones. */
export function inUnits(amount: number): number {
  return toUnits(amount, shopCurrency());
}
