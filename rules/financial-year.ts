import { shopDayAt } from './shop-days.ts';

/** @returns the year that documents are numbered in: in India from April to March, such as `26-27`; elsewhere such as `2026` */
export function financialYearOf(moment: Date, currency: string, timeZone: string): string {
  const [year = '', month = ''] = shopDayAt(moment, timeZone).split('-');
  if (currency !== 'INR') return year;
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return [first, first + 1].map((one) => String(one).slice(-2)).join('-');
}
