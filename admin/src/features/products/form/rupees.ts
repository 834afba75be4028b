const PAISE_PER_RUPEE = 100;
const MAX_RUPEES = 1_000_000_000;

/**
 * Reads what was typed for an amount of rupees as whole paise, as the server does.
 * @returns null for anything but a decimal number up to a billion with at most two decimals that count.
 */
export function readPaise(typed: string): number | null {
  const match = /^\+?(?=\.?\d)(\d{0,10})(?:\.(\d{0,2})0*)?$/.exec(typed.trim());
  if (!match) return null;
  const [, rupees = '', decimals = ''] = match;
  const paise = Number(rupees) * PAISE_PER_RUPEE + Number(decimals.padEnd(2, '0'));
  return paise <= MAX_RUPEES * PAISE_PER_RUPEE ? paise : null;
}

/** The rupees of an amount that was typed, as the server takes them. Only for what `readPaise` can read. */
export function toRupees(typed: string): number {
  return (readPaise(typed) ?? 0) / PAISE_PER_RUPEE;
}
