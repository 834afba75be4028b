import type { Order } from './collection.ts';

/** Whether the shopper entered the order's email address. An operator may have corrected it since. */
export function isShopperEmail({ email, events }: Pick<Order, 'email' | 'events'>): boolean {
  const corrections = events.flatMap(({ changes = [] }) => changes.filter(({ field }) => field === 'EMAIL'));
  const [first] = corrections;
  return email !== '' && (first === undefined || first.before === email);
}
