import { useState } from 'react';
import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import { type StatusMark, StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { type PaymentStatus, SAMPLE_ORDERS, type SampleOrder } from '../../sample-data/sample-orders.ts';
import {
  LATEST_ORDER_CARD,
  LATEST_ORDERS,
  LatestOrderLink,
  LatestOrdersPanel,
} from './LatestOrdersPanel.tsx';

const MARKS = { Paid: 'good', Chargeback: 'bad', Refund: 'open' } satisfies Record<PaymentStatus, StatusMark>;

/** The latest sample orders, filtered by payment status. */
export function LatestOrders() {
  const [status, setStatus] = useState(sharedText.status);
  const orders = SAMPLE_ORDERS.slice(0, LATEST_ORDERS).filter(
    (order) => isUnfiltered(status) || order.paymentStatus === status,
  );
  return (
    <LatestOrdersPanel note={sharedText.sample} status={status} onStatus={setStatus}>
      <Table
        label={dashboardText.latestOrders}
        className="latest-orders"
        card={LATEST_ORDER_CARD}
        columns={COLUMNS}
        rows={orders}
        keyOf={({ id }) => id}
      />
    </LatestOrdersPanel>
  );
}

/** "Status" is the filter's label and shows all orders, like "All". */
function isUnfiltered(status: string): boolean {
  return status === 'Status' || status === 'All';
}

const COLUMNS: Column<SampleOrder>[] = [
  { heading: dashboardText.orderId, area: 'id', cell: ({ id }) => <LatestOrderLink id={id} number={id} /> },
  { heading: dashboardText.billingName, look: 'strong', area: 'name', cell: ({ customer }) => customer.name },
  { heading: sharedText.date, look: 'muted', area: 'date', cell: ({ date }) => formatDay(date) },
  {
    heading: sharedText.total,
    look: 'strong',
    isNumber: true,
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => formatDollars(total),
  },
  {
    heading: dashboardText.paymentStatus,
    area: 'status',
    isAtEnd: true,
    cell: ({ paymentStatus }) => <StatusPill mark={MARKS[paymentStatus]}>{paymentStatus}</StatusPill>,
  },
  {
    heading: dashboardText.paymentMethod,
    look: 'muted',
    area: 'method',
    cell: ({ paymentMethod }) => paymentMethod,
  },
];
