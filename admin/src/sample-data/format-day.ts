const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the sample data, `2026-11-20`, as the admin writes it: `20 Nov 2026`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
