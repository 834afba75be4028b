import { formatDollars } from '../../format.ts';
import type { OrderStatus, SampleOrder } from '../../sample-data/sample-orders.ts';
import { OrderFact } from './OrderFact.tsx';
import type { OrderStep } from './order-statuses.ts';

interface Props {
  order: SampleOrder;
  status: OrderStatus;
  step: OrderStep;
}

export function OrderFacts({ order, status, step }: Props) {
  const { id, customer, paymentMethod, paymentStatus, total } = order;
  return (
    <div className="order-facts">
      <OrderFact icon="user" title="Customer">
        <p>{customer.name}</p>
        <p>
          <a className="order-facts__link" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </p>
        <p>{customer.phone}</p>
      </OrderFact>
      <OrderFact icon="product" title="Shipping">
        {customer.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{status === 'Canceled' ? 'Not sent' : step}</p>
        {status === 'Received' && <p>Surface courier, tracking ML{id}IN</p>}
      </OrderFact>
      <OrderFact icon="revenue" title="Payment">
        <p>
          {paymentMethod}, {paymentStatus.toLowerCase()}
        </p>
        <p>Reference {paymentReference(id)}</p>
        <p>{formatDollars(total)}</p>
      </OrderFact>
    </div>
  );
}

/** Looks like a bank's reference, and is always the same for an order. */
function paymentReference(id: number): string {
  return String((id * 7_368_787) % 1_000_000_000).padStart(9, '0');
}
