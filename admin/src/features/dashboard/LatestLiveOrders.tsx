import { formatMoney } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import { NothingFound } from '../../components/EmptyState.tsx';
import { Reading } from '../../components/Reading.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatMoment } from '../../format.ts';
import type { OrderRowFragment, PaymentStatus } from '../../graphql.generated.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES, methodLabel, shopperOf } from '../orders/live-order-words.ts';
import { useLiveOrders } from '../orders/live-orders.ts';
import {
  LATEST_ORDER_CARD,
  LATEST_ORDERS,
  LatestOrderLink,
  LatestOrdersPanel,
} from './LatestOrdersPanel.tsx';

const PAYMENTS: Record<string, PaymentStatus> = {
  Paid: 'PAID',
  Chargeback: 'CHARGEBACK',
  Refund: 'REFUNDED',
};

/** The latest orders, updated live. */
export function LatestLiveOrders() {
  const [choice, setChoice] = useState(sharedText.status);
  const payment = PAYMENTS[choice];
  const { page, hasFailed, reload } = useLiveOrders({ payment, pageSize: LATEST_ORDERS });
  const orders = page?.nodes;
  return (
    <LatestOrdersPanel status={choice} onStatus={setChoice}>
      <Reading
        what={dashboardText.orders}
        isRead={orders !== undefined}
        hasFailed={hasFailed}
        onRetry={reload}
      />
      {orders && orders.length > 0 && (
        <Table
          label={dashboardText.latestOrders}
          className="latest-orders"
          card={LATEST_ORDER_CARD}
          columns={COLUMNS}
          rows={orders}
          keyOf={({ number }) => number}
        />
      )}
      {orders?.length === 0 && (
        <NothingFound
          isNarrow={payment !== undefined}
          after=""
          empty={sharedText.noOrdersYet}
          noMatch={sharedText.noOrderMatches}
          onShowAll={() => setChoice(sharedText.all)}
        >
          {dashboardText.newOrdersAppearHereAutomatically}
        </NothingFound>
      )}
    </LatestOrdersPanel>
  );
}

const COLUMNS: Column<OrderRowFragment>[] = [
  {
    heading: dashboardText.orderId,
    area: 'id',
    cell: ({ id, number }) => <LatestOrderLink id={id ?? number} number={number} />,
  },
  { heading: dashboardText.billingName, look: 'strong', area: 'name', cell: shopperOf },
  {
    heading: sharedText.date,
    look: 'muted',
    className: 'table__words',
    area: 'date',
    cell: ({ placedAt }) => formatMoment(placedAt),
  },
  {
    heading: sharedText.total,
    look: 'strong',
    isNumber: true,
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => formatMoney(total),
  },
  {
    heading: dashboardText.paymentStatus,
    area: 'status',
    isAtEnd: true,
    cell: (order) => <Payment order={order} />,
  },
  {
    heading: dashboardText.paymentMethod,
    look: 'muted',
    area: 'method',
    cell: ({ paymentMethod }) => methodLabel(paymentMethod),
  },
];

/** Shows a canceled, unpaid order as canceled, because no payment is due. */
function Payment({ order: { status, paymentStatus } }: { order: OrderRowFragment }) {
  const isOff = status === 'CANCELED' && paymentStatus === 'PENDING';
  const { mark, label } = isOff ? LIVE_STATUSES.CANCELED : LIVE_PAYMENTS[paymentStatus];
  return <StatusPill mark={mark}>{label}</StatusPill>;
}
