import type { ShopCollections } from '../mongodb/shop-document.ts';
import type { HistoryCollections } from './entry.ts';

const MS_PER_DAY = 86_400_000;

export function expiryOf(at: Date, days: number): Date {
  return new Date(at.getTime() + days * MS_PER_DAY);
}

/** For how long the server that was last started remembers changes. @param otherwise where none was */
export async function keptDays<T>({ shop }: ShopCollections, otherwise: T): Promise<number | T> {
  const current = await shop.findOne({ _id: 'shop' }, { projection: { historyDays: 1 } });
  return current?.historyDays ?? otherwise;
}

/** Gives what is remembered already the time that is set now. Broken off, it begins anew at the next start. */
export async function keepFor(
  { history, shop }: ShopCollections & HistoryCollections,
  days: number,
): Promise<void> {
  if ((await keptDays({ shop }, null)) === days) return;
  await history.updateMany({}, [{ $set: { expiresAt: { $add: ['$at', days * MS_PER_DAY] } } }]);
  await shop.updateOne({ _id: 'shop' }, { $set: { historyDays: days } });
}
