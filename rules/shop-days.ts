/** The time zone of a shop in India, which is the default. */
export const INDIAN_TIME = 'Asia/Kolkata';
const UNIVERSAL_TIME = 'UTC';

const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/**
 * The form of a time zone's name, which begins with a letter. `Intl` would also accept offsets such as
 * +05:30.
 */
const ZONE_NAME = /^[A-Za-z][\w+/-]{1,63}$/;
const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time zone of a shop that has not set one. */
export function defaultTimeZone(currency: string): string {
  return currency === 'INR' ? INDIAN_TIME : UNIVERSAL_TIME;
}

/** Whether a name is an IANA time zone, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return offsetAt(Date.now(), name) !== null;
  } catch {
    return false;
  }
}

/** The shop's date at a moment, or some days later: `2026-11-27`. */
export function shopDayAt(moment: Date, timeZone: string, daysLater = 0): string {
  return dayText(wallMs(moment, timeZone) + daysLater * DAY_MS);
}

/** The date and time on the shop's clock, in the format of form fields: `2026-11-27T09:30`. */
export function wallTimeAt(moment: Date, timeZone: string): string {
  return new Date(wallMs(moment, timeZone)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/**
 * The first moment at which the shop's clock shows a date and time. A time that clocks skip is moved forward by
 * as much as they skip.
 * @returns null for an invalid text
 */
export function momentOfWallTime(text: string, timeZone: string): Date | null {
  const wall = WALL_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(wall) ? null : firstMoment(wall, timeZone);
}

/** The moment at which a day of the shop begins; null for an invalid date. */
export function startOfShopDay(day: string, timeZone: string): Date | null {
  return isDay(day) ? firstMoment(Date.parse(day), timeZone) : null;
}

/** Whether a text is a date of the calendar, such as 2026-11-27. */
export function isDay(text: string): boolean {
  const midnight = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // Compare with the input, because the 30th of February would be read as a day of March.
  return !Number.isNaN(midnight) && dayText(midnight) === text;
}

/** The number of days between two dates, both included; zero or negative in reverse order. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The date some days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return dayText(Date.parse(day) + days * DAY_MS);
}

/** The date and time on the shop's clock, as milliseconds of the same date and time in UTC. */
function wallMs(moment: Date, timeZone: string): number {
  return moment.getTime() + (offsetAt(moment.getTime(), timeZone) ?? 0);
}

/**
 * Clocks may change within a day of this time, so two moments are possible.
 * @returns the earlier moment, unless clocks show an earlier time then than `wall`
 */
function firstMoment(wall: number, timeZone: string): Date {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(near, timeZone) ?? 0);
  const readings = offsets.map((offset) => new Date(wall - offset)).sort((one, other) => +one - +other);
  const [earlier = new Date(wall), later = earlier] = readings;
  return wallMs(earlier, timeZone) >= wall ? earlier : later;
}

/** How far clocks are ahead of UTC, in milliseconds; null if the runtime does not say. */
function offsetAt(moment: number, timeZone: string): number | null {
  const named = formatIn(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  if (!named) return null;
  const [, sign, hours, minutes, seconds] = OFFSET.exec(named.value) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -size : size) * 1_000;
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/**
 * @returns the year in which documents are numbered: in India from April to March, such as `26-27`; elsewhere
 * the calendar year, such as `2026`
 */
export function financialYearOf(moment: Date, currency: string, timeZone: string): string {
  const [year = '', month = ''] = shopDayAt(moment, timeZone).split('-');
  if (currency !== 'INR') return year;
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return [first, first + 1].map((one) => String(one).slice(-2)).join('-');
}
