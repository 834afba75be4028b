import DataLoader from 'dataloader';
import { ObjectId } from 'mongodb';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import {
  ATTEMPT_ORDER_INDEX,
  EVENT_ORDER_INDEX,
  type OnlinePaymentCollections,
  type PaymentAttempt,
  type PaymentEvent,
} from './collection.ts';

/** The payment attempts of an order, oldest first. */
interface OrderAttempts {
  attempts: PaymentAttempt[];
  events: PaymentEvent[];
}

/** Loads the attempts of orders in batches. Not cached, because a mutation may change them between two of its fields. */
export type AttemptLoader = DataLoader<string, OrderAttempts>;

export function attemptLoader({ paymentAttempts, paymentEvents }: OnlinePaymentCollections): AttemptLoader {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const orderId = { $in: ids.map((id) => ObjectId.createFromHexString(id)) };
      const [attempts, events] = await Promise.all([
        paymentAttempts
          .find({ orderId }, { ...NEWEST, hint: ATTEMPT_ORDER_INDEX, sort: { orderId: 1, place: 1 } })
          .toArray(),
        paymentEvents
          .find({ orderId }, { ...NEWEST, hint: EVENT_ORDER_INDEX, sort: { orderId: 1, receivedAt: 1 } })
          .toArray(),
      ]);
      const attemptsOf = Map.groupBy(attempts, (one) => one.orderId.toHexString());
      const eventsOf = Map.groupBy(events, (one) => one.orderId?.toHexString());
      return ids.map((id) => ({ attempts: attemptsOf.get(id) ?? [], events: eventsOf.get(id) ?? [] }));
    },
    { cache: false },
  );
}
