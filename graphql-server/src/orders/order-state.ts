import type { OrderCollections } from './collection.ts';

/** Says that an order was changed, to those who watch all of them. Without it they see it later. */
export async function noteChange({ orderState }: Pick<OrderCollections, 'orderState'>): Promise<void> {
  const options = { upsert: true, writeConcern: { w: 1 } } as const;
  await orderState.updateOne({ _id: 'changes' }, { $inc: { count: 1 } }, options).catch(() => {});
}
