import { useState } from 'react';
import { formatDay } from '../../sample-data/format-day.ts';
import { formatDollars } from '../../sample-data/format-dollars.ts';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  SAMPLE_ORDERS,
  type SampleOrder,
} from '../../sample-data/sample-orders.ts';

/** How many of the orders are the latest ones. */
const LATEST = 8;

const PILLS = { Paid: 'status--good', Chargeback: 'status--bad', Refund: '' } satisfies Record<
  PaymentStatus,
  string
>;

/** The sample orders, all of them or those whose payment stands as chosen. */
export function LatestOrders() {
  const [status, setStatus] = useState('Status');
  const orders = SAMPLE_ORDERS.slice(0, LATEST).filter(
    (order) => isEvery(status) || order.paymentStatus === status,
  );
  return (
    <section className="panel" aria-labelledby="latest-orders">
      <header className="panel__head">
        <h2 className="panel__title" id="latest-orders">
          Latest orders
        </h2>
        <span className="select">
          <select
            aria-label="Payment status"
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          >
            {['Status', 'All', ...PAYMENT_STATUSES].map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </span>
      </header>
      <OrderTable orders={orders} />
    </section>
  );
}

/** "Status" is the list's name for itself, so it leaves the list whole, as "All" does. */
function isEvery(status: string): boolean {
  return status === 'Status' || status === 'All';
}

function OrderTable({ orders }: { orders: SampleOrder[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Latest orders, table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Order ID</th>
            <th scope="col">Billing name</th>
            <th scope="col">Date</th>
            <th scope="col" className="table__number">
              Total
            </th>
            <th scope="col">Payment status</th>
            <th scope="col">Payment method</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OrderRow({ order }: { order: SampleOrder }) {
  return (
    <tr>
      <td className="table__muted">#{order.id}</td>
      <td className="table__strong">{order.customer.name}</td>
      <td className="table__muted">{formatDay(order.date)}</td>
      <td className="table__strong table__number">{formatDollars(order.total)}</td>
      <td>
        <span className={`status ${PILLS[order.paymentStatus]}`}>{order.paymentStatus}</span>
      </td>
      <td className="table__muted">{order.paymentMethod}</td>
    </tr>
  );
}
