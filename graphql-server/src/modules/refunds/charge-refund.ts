import { hashSecret } from '../accounts/secrets.ts';
import { SYSTEM } from '../orders/actor.ts';
import type { OrderChange } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import type { Payment } from '../payments/collection.ts';
import type { RefundCollections } from './collection.ts';

/** Requests an automatic refund of a whole charge from the payment provider, once per charge. */
export function chargeRefund(
  { refunds }: RefundCollections,
  { _id: orderId }: Order,
  charge: Payment,
  note: string,
): OrderChange {
  const event = { ...newEvent('REFUND_REQUESTED', SYSTEM), amount: charge.amount, note };
  const key = hashSecret(`charge ${charge._id}`);
  return {
    set: {},
    event,
    payments: { record: { kind: 'REFUND', amount: charge.amount, state: 'PENDING' } },
    write: (session, payments) =>
      refunds.insertOne(
        {
          _id: payments.at(-1)?._id ?? '',
          ...{ orderId, lines: [], shipping: 0, note, keyHash: key, inputHash: key },
          ...{ chargeId: charge._id, attempts: 0, nextAt: event.at },
        },
        { session },
      ),
  };
}
