import { type InventoryCollections, type StockLevel, TURNS_INDEX } from '../../inventory/collection.ts';
import { inTransaction } from '../../mongodb/transaction.ts';
import type { WebhookCollection, WebhookEvent } from './collection.ts';
import { queueEvents } from './queue-events.ts';

const AT_ONCE = 100;

interface Collections extends Pick<InventoryCollections, 'inventory'> {
  webhooks: WebhookCollection;
}

/** Takes up what has sold out or come back since, each once, by whichever server is first. */
export async function takeUpStock(collections: Collections): Promise<void> {
  const { inventory } = collections;
  const untold = { 'turns.at': { $exists: true } };
  const options = { projection: { _id: 1 }, hint: TURNS_INDEX, limit: AT_ONCE };
  for (const { _id } of await inventory.find(untold, options).toArray()) {
    await inTransaction(inventory.db.client, async (session) => {
      const level = await inventory.findOneAndUpdate(
        { _id, ...untold },
        { $unset: { turns: '' } },
        { session },
      );
      if (level) await queueEvents(collections, session, eventsOf(level));
    });
  }
}

function eventsOf({ _id, productId, turns = [] }: StockLevel): WebhookEvent[] {
  const data = { variantId: _id.toHexString(), productId: productId.toHexString() };
  return turns.map(({ isOut, at }) => ({
    kind: 'STOCK',
    type: isOut ? 'stock.sold_out' : 'stock.back',
    data: { ...data, at: at.toISOString() },
  }));
}
