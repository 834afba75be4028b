import '../../components/tables.css';
import './latest-orders.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { type StatusMark, StatusPill } from '../../components/StatusPill.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { orderPath, PATHS } from '../../paths.ts';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  SAMPLE_ORDERS,
  type SampleOrder,
} from '../../sample-data/sample-orders.ts';

const LATEST_ORDERS = 8;

const MARKS = { Paid: 'good', Chargeback: 'bad', Refund: 'open' } satisfies Record<PaymentStatus, StatusMark>;

/** The latest sample orders, filtered by payment status. */
export function LatestOrders() {
  const [status, setStatus] = useState('Status');
  const orders = SAMPLE_ORDERS.slice(0, LATEST_ORDERS).filter(
    (order) => isUnfiltered(status) || order.paymentStatus === status,
  );
  return (
    <section className="panel" aria-labelledby="latest-orders">
      <header className="panel__head">
        <h2 className="panel__title" id="latest-orders">
          Latest orders
        </h2>
        <span className="dashboard-sample">Sample</span>
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

/** "Status" names the filter, so it shows all orders, as "All" does. */
function isUnfiltered(status: string): boolean {
  return status === 'Status' || status === 'All';
}

function OrderTable({ orders }: { orders: SampleOrder[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Latest orders, table">
      <table className="table table--cards latest-orders">
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
      <td>
        <Link
          className="latest-orders__link"
          to={orderPath(PATHS.orderDetails, order.id)}
          aria-label={`Detail of order #${order.id}`}
        >
          #{order.id}
        </Link>
      </td>
      <td className="table__strong">{order.customer.name}</td>
      <td className="table__muted">{formatDay(order.date)}</td>
      <td className="table__strong table__number">{formatDollars(order.total)}</td>
      <td>
        <StatusPill mark={MARKS[order.paymentStatus]}>{order.paymentStatus}</StatusPill>
      </td>
      <td className="table__muted">{order.paymentMethod}</td>
    </tr>
  );
}
