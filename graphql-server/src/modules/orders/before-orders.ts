import type { ClientSession } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { FIRST_NUMBER, type OrderCollections } from './collection.ts';

type Counts = Pick<OrderCollections, 'orderState'>;

/** Whether an order was ever placed, however it has ended. */
export async function hasOrders({ orderState }: Counts): Promise<boolean> {
  return isCounted(await orderState.findOne({ _id: 'last' }, NEWEST));
}

/**
 * The same for a change that only a shop without orders may make. Every order writes this document too: of an order and the change
 * that meet, one is tried again, and finds the other.
 */
export async function claimBeforeOrders({ orderState }: Counts, session: ClientSession): Promise<boolean> {
  const claim = { $setOnInsert: { count: FIRST_NUMBER - 1 }, $inc: { claims: 1 } };
  const options = { upsert: true, returnDocument: 'after', session } as const;
  return !isCounted(await orderState.findOneAndUpdate({ _id: 'last' }, claim, options));
}

function isCounted(last: { count: number } | null): boolean {
  return last !== null && last.count >= FIRST_NUMBER;
}
