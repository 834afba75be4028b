import type { ReactNode } from 'react';
import { EmailText } from '../../components/EmailText.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { orderPath, PATHS } from '../../paths.ts';

/** The data of a row. */
export interface OrderRow {
  id: string | number;
  number: string | number;
  name: string;
  email: string;
  total: string;
  marks: ReactNode;
  date: string;
}

const COLUMNS: Column<OrderRow>[] = [
  { heading: 'ID', look: 'muted', area: 'id', cell: ({ number }) => `#${number}` },
  { heading: 'Name', look: 'strong', area: 'name', cell: ({ name }) => name },
  {
    heading: 'Email',
    look: 'muted',
    className: 'table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
  },
  {
    heading: 'Total',
    look: 'strong',
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => total,
  },
  { heading: 'Status', area: 'status', isAtEnd: true, cell: ({ marks }) => marks },
  {
    heading: 'Date',
    look: 'muted',
    className: 'orders__whole table__words',
    area: 'date',
    cell: ({ date }) => date,
  },
];

const ORDER_CARD = `"name name total" "email email email" "id date status" "actions actions actions" / auto 1fr auto`;

export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Table
      label="Orders"
      className="orders__table"
      isTight
      card={ORDER_CARD}
      columns={COLUMNS}
      rows={orders}
      keyOf={({ number }) => number}
      actionsHeading="Detail"
      actions={({ id, number }) => [
        { text: 'Detail', label: `Detail of order #${number}`, to: orderPath(PATHS.orderDetails, id) },
      ]}
    />
  );
}
