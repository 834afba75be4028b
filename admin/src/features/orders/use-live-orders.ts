import type { ReadOrdersQuery } from '../../graphql.generated.ts';
import { useReading } from '../../session/use-reading.ts';
import { askOrders } from './ask-orders.ts';
import { useLatestOrder } from './use-latest-order.ts';
import type { LiveOrderView } from './use-live-order-view.ts';

/** A page of orders, which is read anew when another one was placed. */
export function useLiveOrders({ search, status, payment, refund, pageSize, after }: LiveOrderView) {
  const newest = useLatestOrder()?.latest;
  const filter = {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { paymentStatus: payment }),
    ...(refund && { isRefundOwed: true }),
  };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  return useReading<ReadOrdersQuery['orders']>({
    key: JSON.stringify([variables, newest?.id]),
    read: async () => (await askOrders('ReadOrders', variables)).orders,
  });
}
