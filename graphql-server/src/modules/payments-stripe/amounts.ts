/**
 * Stripe uses the smallest ISO 4217 unit for most currencies, like the shop. For these it differs: the number of Stripe's units
 * per unit of the shop (https://docs.stripe.com/currencies).
 */
const FACTORS: Readonly<Record<string, number>> = { ISK: 100, UGX: 100, MGA: 0.01 };
/** Stripe only accepts two decimals for these. */
const THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
const ROUND = 10;

/** @returns null if Stripe cannot take this amount */
export function toStripeAmount(amount: number, currency: string): number | null {
  if (THREE_DECIMALS.has(currency)) return amount % ROUND === 0 ? amount : null;
  const units = amount * (FACTORS[currency] ?? 1);
  return Number.isInteger(units) ? units : null;
}

export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(amount / (FACTORS[currency] ?? 1));
}
