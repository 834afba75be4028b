import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import { changedLedger, type LedgerChange } from '../payments/ledger.ts';
import type { Order, OrderCollections } from './collection.ts';
import type { OrderEvent } from './events.ts';

type PaidOrder = Pick<Order, '_id' | 'currency' | 'paymentMethod' | 'total' | 'events'>;

const BATCH = 500;
const FIELDS = { currency: 1, paymentMethod: 1, total: 1, events: 1 } as const;
const WITH_PAYMENT = { 'events.kind': { $in: ['PAID', 'PAID_LATE'] } } as const;

/**
 * Migration: creates the payments of orders from before payments were documents. Their ids match those of payments recorded today, so the
 * migration can run repeatedly.
 */
export async function writePayments({
  orders,
  payments,
}: Pick<OrderCollections, 'orders'> & PaymentCollections): Promise<void> {
  const paid = orders.find<PaidOrder>(WITH_PAYMENT, { projection: FIELDS, batchSize: BATCH });
  for await (const some of inBatches(paid, BATCH)) {
    const writes = some.flatMap(paymentsOfEvents).map(({ _id, ...payment }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: payment }, upsert: true },
    }));
    if (writes.length > 0) await payments.bulkWrite(writes, { ordered: false });
  }
}

/** Replays an order's events. @returns its payments, oldest first */
function paymentsOfEvents(order: PaidOrder): Payment[] {
  if (order.paymentMethod === NO_PAYMENT) return [];
  return order.events.reduce<Payment[]>(
    (payments, event) => changedLedger(payments, changeOf(event, order), order, event),
    [],
  );
}

function changeOf({ kind, amount, isFinal }: OrderEvent, { total }: PaidOrder): LedgerChange {
  switch (kind) {
    case 'PAID':
    case 'PAID_LATE':
      return { record: { kind: 'CHARGE', amount: total } };
    case 'PAYMENT_UNDONE':
      return { cancel: 'CHARGE' };
    case 'PAID_BACK':
      // A refund event of an earlier version has no amount, and means the whole total.
      return { record: { kind: 'REFUND', amount: amount ?? total, ...(isFinal && { isFinal }) } };
    case 'REFUND_UNDONE':
    case 'RESERVED_AGAIN':
      return { cancel: 'REFUND' };
    default:
      return {};
  }
}
