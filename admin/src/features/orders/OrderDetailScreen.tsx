import './order-detail.css';
import { OrderDetail } from './OrderDetail.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import { useAskedOrder } from './use-asked-order.ts';

/** The order that the list leads to, or the newest one. */
export function OrderDetailScreen() {
  const order = useAskedOrder();
  return (
    <>
      <title>Order detail | Mela admin</title>
      {order ? <OrderDetail key={order.id} order={order} /> : <UnknownOrder />}
    </>
  );
}
