import { momentOfWallTime, shopDayAt, wallTimeAt } from '@mela/rules/shop-days.ts';
import { currentSession } from './session/session-state.ts';

const DEVICE_TIME_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the shop; until the session is known, the time zone of this device. */
export function shopTimeZone(): string {
  return currentSession()?.timeZone ?? DEVICE_TIME_ZONE;
}

/** Today's date in the shop's time zone, or the date some days later: `2026-11-27`. */
export function shopToday(daysLater = 0, now = new Date()): string {
  return shopDayAt(now, shopTimeZone(), daysLater);
}

/** Whether this device's clock shows another time than clocks in the shop's time zone. */
export function isElsewhere(moment: Date): boolean {
  const timeZone = shopTimeZone();
  if (timeZone === DEVICE_TIME_ZONE) return false;
  return wallTimeAt(moment, timeZone) !== wallTimeAt(moment, DEVICE_TIME_ZONE);
}

/** Formats a time for a `datetime-local` field, in the shop's time zone: `2026-01-31T09:00`. '' for none. */
export function toField(moment: string | null | undefined): string {
  return moment ? wallTimeAt(new Date(moment), shopTimeZone()) : '';
}

/** Parses the value of a `datetime-local` field in the shop's time zone. null if it is empty. */
export function fromField(entered: string): string | null {
  return momentOfWallTime(entered, shopTimeZone())?.toISOString() ?? null;
}
