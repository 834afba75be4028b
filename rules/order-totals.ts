import { shareOf, spread } from './spread.ts';

/** The taxes of India by their names, and that of a shop elsewhere. */
type TaxKind = 'CGST' | 'SGST' | 'IGST' | 'TAX';

/** Pieces of a variant, at the price of one; prices include tax. */
export interface PricedLine {
  price: number;
  quantity: number;
  /** In per cent, with at most two decimals. */
  taxRate: number;
}

/** Of the shop's settings what totals depend on. */
export interface TotalTerms {
  /** The shop's: one in rupees sells from India. */
  currency: string;
  /** In per cent of the subtotal. */
  shippingPercent: number;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom: number | null;
  /** The shop's own state; null where it has not said so. */
  taxRegion: string | null;
}

/** Where an order goes, as far as it is known. */
export interface TaxedPlace {
  country: string;
  region: string | null;
}

export interface TaxAmount {
  kind: TaxKind;
  rate: number;
  /** The value the tax is charged on, without tax: it and all taxes of the rate add up to the price. */
  taxable: number;
  amount: number;
}

/** All in whole minor units: `total = subtotal - discount + shipping`, of which `tax` is tax. */
export interface OrderTotals {
  /** In the order of the lines. `tax` is the part of a line's total that is tax; with that of the shipping they make the whole tax. */
  lines: { total: number; tax: number; taxRate: number }[];
  subtotal: number;
  discount: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  total: number;
  /** By rate, the highest first. */
  taxes: TaxAmount[];
}

const INDIA = 'IN';
const RUPEES = 'INR';
/** Within a state, one half goes to the central government and one to the state or union territory. */
const HALVES: readonly TaxKind[] = ['CGST', 'SGST'];
const WHOLE: readonly TaxKind[] = ['IGST'];
const OTHER_TAX: readonly TaxKind[] = ['TAX'];
/** Rates are counted in hundredths of a per cent, so that they are whole numbers. */
const PARTS = 10_000;

/** What shipping goods of a value costs, both in the currency's smallest unit. */
export function shippingFor(
  subtotal: number,
  { shippingPercent, freeShippingFrom }: Pick<TotalTerms, 'shippingPercent' | 'freeShippingFrom'>,
): number {
  const isFree = freeShippingFrom !== null && subtotal >= freeShippingFrom;
  return isFree ? 0 : shareOf(subtotal, Math.round(shippingPercent * 100), PARTS);
}

/**
 * Calculates what an order costs. Shipping, and each tax of each rate, are rounded once. Amounts shared between lines are spread by
 * value, so that the parts always add up. Shipping is taxed at the rates of the goods, by value. Exports from India carry no tax.
 * A shop elsewhere charges one tax, wherever it ships to. @param place null: the shop's own state
 */
export function orderTotals(
  priced: readonly PricedLine[],
  { currency, shippingPercent, freeShippingFrom, taxRegion }: TotalTerms,
  place: TaxedPlace | null,
): OrderTotals {
  const isIndian = currency === RUPEES;
  const isTaxed = !isIndian || place === null || place.country === INDIA;
  const lines = priced.map(({ price, quantity, taxRate }) => ({
    total: price * quantity,
    tax: 0,
    taxRate: isTaxed ? taxRate : 0,
  }));
  const subtotal = sumOf(lines.map(({ total }) => total));
  const shipping = shippingFor(subtotal, { shippingPercent, freeShippingFrom });
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].sort((one, other) => other - one);
  const groups = rates.map((rate) => lines.filter(({ taxRate }) => taxRate === rate));
  const values = groups.map((group) => sumOf(group.map(({ total }) => total)));
  const shippingShares = spread(shipping, values);
  const kinds = !isIndian ? OTHER_TAX : isWithinState(place, taxRegion) ? HALVES : WHOLE;
  const taxes: TaxAmount[] = [];
  let shippingTax = 0;
  for (const [index, rate] of rates.entries()) {
    const group = groups[index] ?? [];
    const [value = 0, shippingShare = 0] = [values[index], shippingShares[index]];
    const hundredths = Math.round(rate * 100);
    // Each kind is rounded by itself, so CGST and SGST are always equal; the taxable value absorbs the odd paisa.
    const ofKind = shareOf(value + shippingShare, hundredths, kinds.length * (PARTS + hundredths));
    const amount = ofKind * kinds.length;
    const parts = spread(amount, [...group.map(({ total }) => total), shippingShare]);
    for (const [at, line] of group.entries()) line.tax = parts[at] ?? 0;
    shippingTax += parts.at(-1) ?? 0;
    const taxable = value + shippingShare - amount;
    if (hundredths > 0)
      taxes.push(...kinds.map((kind) => ({ kind, rate: rate / kinds.length, taxable, amount: ofKind })));
  }
  const tax = sumOf(lines.map((line) => line.tax)) + shippingTax;
  return {
    lines,
    subtotal,
    discount: 0,
    shipping,
    shippingTax,
    tax,
    total: subtotal + shipping,
    taxes,
  };
}

function isWithinState(place: TaxedPlace | null, taxRegion: string | null): boolean {
  return place === null || place.region === null || place.region === taxRegion;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
