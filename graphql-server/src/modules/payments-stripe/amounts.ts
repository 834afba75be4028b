/**
 * The currencies whose unit at Stripe differs from the ISO 4217 minor unit: Stripe's units per minor unit
 * (https://docs.stripe.com/currencies).
 */
const FACTORS: Readonly<Record<string, number>> = { ISK: 100, UGX: 100, MGA: 0.01 };
/** Stripe accepts only two decimals for these currencies. */
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
