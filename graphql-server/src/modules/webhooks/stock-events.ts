import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import { type InventoryCollections, type StockLevel, TURNS_INDEX } from '../inventory/collection.ts';
import type { WebhookCollection, WebhookEvent } from './collection.ts';
import { queueEvents } from './queue-events.ts';

const AT_ONCE = 100;

interface Collections extends Pick<InventoryCollections, 'inventory'> {
  webhooks: WebhookCollection;
}

/**
 * Queues events for availability changes. The first server that finds a change queues its event, exactly
 * once.
 */
export async function takeUpStock(collections: Collections): Promise<void> {
  let taken: number;
  do taken = await takeUpSome(collections);
  while (taken === AT_ONCE);
}

/** Queues all events in one transaction, because a busy shop would otherwise need one per variant. @returns the number of variants */
function takeUpSome(collections: Collections): Promise<number> {
  const { inventory } = collections;
  return inTransaction(inventory.db.client, async (session) => {
    const untold = { 'turns.at': { $exists: true } };
    const levels = await inventory.find(untold, { session, hint: TURNS_INDEX, limit: AT_ONCE }).toArray();
    if (levels.length === 0) return 0;
    const ids = levels.map(({ _id }) => _id);
    await inventory.updateMany({ _id: { $in: ids } }, { $unset: { turns: '' } }, { session });
    await queueEvents(collections, session, levels.flatMap(eventsOf));
    return levels.length;
  });
}

function eventsOf({ _id, productId, turns = [] }: StockLevel): WebhookEvent[] {
  const data = { variantId: _id.toHexString(), productId: productId.toHexString() };
  return turns.map(({ isOut, at }) => ({
    kind: 'STOCK',
    type: isOut ? 'stock.sold_out' : 'stock.back',
    data: { ...data, at: at.toISOString() },
  }));
}
