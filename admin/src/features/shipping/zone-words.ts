import { formatMoney } from '@mela/rules/format-money.ts';
import { INDIAN_STATES } from '@mela/rules/indian-states.ts';
import type { RateKind } from '@mela/rules/shipping-rates.ts';
import * as shippingText from '#messages/shipping.ts';
import { countryName, formatCount } from '../../format.ts';
import type { ShippingRateRowFragment, ShippingZoneRowFragment } from '../../graphql.generated.ts';

export const INDIA = 'IN';
const MAX_NAMED = 4;

export const RATE_KINDS: Record<RateKind, string> = {
  FLAT: shippingText.flatRate,
  WEIGHT: shippingText.byWeight,
  SUBTOTAL: shippingText.byOrderValue,
  PERCENT: shippingText.percentageOfOrderValue,
  PICKUP: shippingText.localPickup,
};

/** The addresses of a zone, such as `Goa, Maharashtra (India)`. */
export function areaText({ countries, regions, postalCodes }: ShippingZoneRowFragment): string {
  if (countries.length === 0) return shippingText.allOtherCountries;
  const names = listOf(countries.map(countryName).sort(), 'countries');
  const [country = ''] = countries;
  const states = regions.map((name) => (country === INDIA ? (INDIAN_STATES[name] ?? name) : name));
  const parts = [listOf(states, 'states'), listOf(postalCodes, 'postcodes')].filter(Boolean);
  return parts.length === 0 ? names : `${parts.join(', ')} (${names})`;
}

function listOf(names: readonly string[], noun: string): string {
  return names.length > MAX_NAMED ? `${formatCount(names.length)} ${noun}` : names.join(', ');
}

/** A rate in a line, such as `Express: ₹120, free from ₹2,000, 1–2 days`. */
export function rateText(rate: ShippingRateRowFragment, currency: string): string {
  const { name, kind, price, percent, freeFrom, daysFrom, daysUntil, takesCashOnDelivery } = rate;
  const money = (amount: number) => formatMoney({ amount, currency });
  const cost = kind === 'PERCENT' ? `${percent}%` : price === 0 ? 'free' : money(price);
  const facts = [
    cost,
    kind === 'PICKUP' && 'pick-up',
    boundsText(rate, money),
    freeFrom !== null && shippingText.freeOverMoney(money(freeFrom)),
    daysFrom !== null && daysUntil !== null && daysText(daysFrom, daysUntil),
    !takesCashOnDelivery && shippingText.noCashOnDelivery,
  ];
  return `${name}: ${facts.filter(Boolean).join(', ')}`;
}

function boundsText({ kind, from, until }: ShippingRateRowFragment, money: (amount: number) => string) {
  const text = (bound: number) => (kind === 'WEIGHT' ? `${formatCount(bound)} g` : money(bound));
  if (from !== null && until !== null) return shippingText.fromToLessThan(text(from), text(until));
  if (from !== null) return shippingText.fromBound(text(from));
  return until !== null && shippingText.lessThan(text(until));
}

function daysText(from: number, until: number): string {
  if (from !== until) return shippingText.fromUntilDays(from, until);
  return shippingText.days(from);
}
