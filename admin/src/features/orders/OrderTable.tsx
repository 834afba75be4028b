import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { orderPath, PATHS } from '../../paths.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { ORDER_STATUS_MARKS } from './order-statuses.ts';

const COLUMNS: Column<SampleOrder>[] = [
  { heading: 'ID', look: 'muted', area: 'id', cell: ({ id }) => `#${id}` },
  { heading: 'Name', look: 'strong', area: 'name', cell: ({ customer }) => customer.name },
  {
    heading: 'Email',
    look: 'muted',
    className: 'orders__email',
    area: 'email',
    cell: ({ customer }) => <EmailText address={customer.email} />,
  },
  {
    heading: 'Total',
    look: 'strong',
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => formatDollars(total),
  },
  {
    heading: 'Status',
    area: 'status',
    isAtEnd: true,
    cell: ({ status }) => <StatusPill mark={ORDER_STATUS_MARKS[status]}>{status}</StatusPill>,
  },
  {
    heading: 'Date',
    look: 'muted',
    className: 'orders__whole',
    area: 'date',
    cell: ({ date }) => formatDay(date),
  },
];

const CARD = `"name name total" "email email email" "id date status" "actions actions actions" / auto 1fr auto`;

export function OrderTable({ orders }: { orders: SampleOrder[] }) {
  return (
    <Table
      label="Orders"
      className="orders__table"
      isTight
      card={CARD}
      columns={COLUMNS}
      rows={orders}
      keyOf={({ id }) => id}
      actionsHeading="Detail"
      actions={({ id }) => [
        { text: 'Detail', label: `Detail of order #${id}`, to: orderPath(PATHS.orderDetails, id) },
      ]}
    />
  );
}
