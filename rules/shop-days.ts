/** The shop's days begin with those of India, whatever its currency. */
export const SHOP_TIME_ZONE = 'Asia/Kolkata';

/** India has had no other for eighty years: it knows no summer time. */
const OFFSET_MS = 5.5 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The shop's day at a moment, or so many days later: `2026-11-27`. */
export function shopDayAt(moment: Date, daysLater = 0): string {
  const shifted = new Date(moment.getTime() + OFFSET_MS + daysLater * DAY_MS);
  return shifted.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The moment at which a day of the shop begins; null for what is no day. */
export function startOfShopDay(day: string): Date | null {
  const midnight = DAY.test(day) ? Date.parse(day) : Number.NaN;
  const start = new Date(midnight - OFFSET_MS);
  // The 30th of February is read as a day of March.
  return Number.isNaN(midnight) || shopDayAt(start) !== day ? null : start;
}

/** How many days there are from one to another, both counted; none or less when they are the wrong way round. */
export function countShopDays(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS + 1;
}

/** So many days after another, or before it. */
export function daysFrom(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY_MS);
}
