import type { Metric } from '../../kernel/module.ts';
import type { OrderCollections } from './collection.ts';
import { countOpenOrders, countRefundsOwed } from './list-orders.ts';
import type { OrderQueue } from './placing/order-queue.ts';

interface Measured extends Pick<OrderCollections, 'orders'> {
  orderQueue: Pick<OrderQueue, 'placed'>;
}

export function orderMetrics({ orders, orderQueue }: Measured): Metric[] {
  return [
    {
      name: 'orders_placed_total',
      help: 'Orders that this server has placed.',
      isCounter: true,
      read: () => orderQueue.placed,
    },
    {
      name: 'orders_open',
      help: 'Orders that are to be shipped or wait for a payment.',
      read: () => countOpenOrders({ orders }),
    },
    {
      name: 'orders_late_payments',
      help: 'Canceled orders whose payment, or a part of it, the shop still has to refund.',
      read: () => countRefundsOwed({ orders }),
    },
  ];
}
