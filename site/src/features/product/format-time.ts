import { SHOP } from '../../shop.ts';

const TIME = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeStyle: 'short' });

/** A moment, given as `2026-03-14T18:05`, in words: `14 March 2026 at 6:05 pm`. */
export function formatTime(moment: string): string {
  return TIME.format(new Date(moment));
}
