import type { Metric } from '../../kernel/module.ts';
import type { OrderCollections } from './collection.ts';
import { countOpenOrders, countRefundsOwed } from './list-orders.ts';
import { ordersTexts } from './messages.ts';
import type { OrderQueue } from './placing/order-queue.ts';

interface Measured extends Pick<OrderCollections, 'orders'> {
  orderQueue: Pick<OrderQueue, 'placed'>;
}

export function orderMetrics({ orders, orderQueue }: Measured): Metric[] {
  return [
    {
      name: 'orders_placed_total',
      help: ordersTexts.metricPlaced,
      isCounter: true,
      read: () => orderQueue.placed,
    },
    {
      name: 'orders_open',
      help: ordersTexts.metricOpen,
      read: () => countOpenOrders({ orders }),
    },
    {
      name: 'orders_late_payments',
      help: ordersTexts.metricOwed,
      read: () => countRefundsOwed({ orders }),
    },
  ];
}
