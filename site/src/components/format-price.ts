import { SHOP } from '../shop.ts';

const RUPEES = new Intl.NumberFormat(SHOP.locale, {
  style: 'currency',
  currency: SHOP.currency,
  trailingZeroDisplay: 'stripIfInteger',
});

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount of rupees as India writes it, in lakhs, paise only when there are any: `₹1,09,000`, `₹1,499.50`. */
export function formatPrice(rupees: number): string {
  return RUPEES.format(rupees);
}

/** An amount of dollars, always with cents, as product detail, comparison and cart write it: `$120.00`. */
export function formatDollars(dollars: number): string {
  return DOLLARS.format(dollars);
}

/** How much less the price is than the old one, in whole percent with a true minus sign: `−35%`. */
export function formatDiscount(price: number, oldPrice: number): string {
  return `−${percentOff(price, oldPrice)}%`;
}

/** The same in words, as product detail writes it: `25% Off`. */
export function discountInWords(price: number, oldPrice: number): string {
  return `${percentOff(price, oldPrice)}% Off`;
}

function percentOff(price: number, oldPrice: number): number {
  return Math.round((1 - price / oldPrice) * 100);
}
