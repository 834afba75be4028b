import { type OrderCollections, STATUS_INDEX } from './collection.ts';

/** Migration: stores with each canceled order that is paid what the shop has to pay back. Those that have it keep it. */
export async function noteRefundsOwed({ orders }: Pick<OrderCollections, 'orders'>): Promise<void> {
  const isOwed = {
    status: 'CANCELED',
    paymentStatus: { $in: ['PAID', 'PARTLY_REFUNDED'] },
    refundOwed: { $exists: false },
  } as const;
  const owed = { $subtract: ['$total', '$refunded'] };
  await orders.updateMany(isOwed, [{ $set: { refundOwed: owed } }], { hint: STATUS_INDEX });
}
