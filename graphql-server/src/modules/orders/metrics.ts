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
      help: 'Orders placed through this server.',
      isCounter: true,
      read: () => orderQueue.placed,
    },
    {
      name: 'orders_open',
      help: 'Orders that are unshipped or unpaid.',
      read: () => countOpenOrders({ orders }),
    },
    {
      name: 'orders_late_payments',
      help: 'Orders with a refund that the shop still owes.',
      read: () => countRefundsOwed({ orders }),
    },
  ];
}
