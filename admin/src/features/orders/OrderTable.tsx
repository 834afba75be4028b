import type { ReactNode } from 'react';
import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
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
  { heading: sharedText.id, look: 'muted', area: 'id', cell: ({ number }) => `#${number}` },
  { heading: sharedText.name, look: 'strong', area: 'name', cell: ({ name }) => name },
  {
    heading: sharedText.email,
    look: 'muted',
    className: 'table__words',
    area: 'email',
    cell: ({ email }) => <EmailText address={email} />,
  },
  {
    heading: sharedText.total,
    look: 'strong',
    isNumber: true,
    className: 'orders__whole',
    area: 'total',
    isAtEnd: true,
    cell: ({ total }) => total,
  },
  { heading: sharedText.status, area: 'status', isAtEnd: true, cell: ({ marks }) => marks },
  {
    heading: sharedText.date,
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
      label={sharedText.orders}
      className="orders__table"
      isTight
      card={ORDER_CARD}
      columns={COLUMNS}
      rows={orders}
      keyOf={({ number }) => number}
      actionsHeading={sharedText.detail}
      actions={({ id, number }) => [
        {
          text: sharedText.detail,
          label: ordersText.detailOfOrder(number),
          to: orderPath(PATHS.orderDetails, id),
        },
      ]}
    />
  );
}
