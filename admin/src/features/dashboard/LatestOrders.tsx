import './latest-orders.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { Select } from '../../components/Select.tsx';
import { type StatusMark, StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
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
        <Select
          aria-label="Payment status"
          value={status}
          options={['Status', 'All', ...PAYMENT_STATUSES]}
          onChange={({ target }) => setStatus(target.value)}
        />
      </header>
      <Table
        label="Latest orders"
        className="latest-orders"
        card={CARD}
        columns={COLUMNS}
        rows={orders}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

/** "Status" names the filter, so it shows all orders, as "All" does. */
function isUnfiltered(status: string): boolean {
  return status === 'Status' || status === 'All';
}

const COLUMNS: Column<SampleOrder>[] = [
  {
    heading: 'Order ID',
    area: 'id',
    cell: ({ id }) => (
      <Link
        className="latest-orders__link"
        to={orderPath(PATHS.orderDetails, id)}
        aria-label={`Detail of order #${id}`}
      >
        #{id}
      </Link>
    ),
  },
  { heading: 'Billing name', look: 'strong', area: 'name', cell: ({ customer }) => customer.name },
  { heading: 'Date', look: 'muted', area: 'date', cell: ({ date }) => formatDay(date) },
  {
    heading: 'Total',
    look: 'strong',
    isNumber: true,
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => formatDollars(total),
  },
  {
    heading: 'Payment status',
    area: 'status',
    isAtEnd: true,
    cell: ({ paymentStatus }) => <StatusPill mark={MARKS[paymentStatus]}>{paymentStatus}</StatusPill>,
  },
  { heading: 'Payment method', look: 'muted', area: 'method', cell: ({ paymentMethod }) => paymentMethod },
];

const CARD = `"name name total" "id date status" "method method method" / auto 1fr auto`;
