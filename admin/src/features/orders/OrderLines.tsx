import * as ordersText from '#messages/orders.ts';
import * as sharedText from '#messages/shared.ts';
import './order-lines.css';
import { Fragment, type ReactNode } from 'react';
import { Table } from '../../components/Table.tsx';

const AMOUNT = { isNumber: true, isLabelled: true };

interface Props {
  lines: readonly {
    id: string;
    product: ReactNode;
    price: string;
    quantity: ReactNode;
    total: string;
  }[];
  subtotal: string;
  /** Adjustments of the order, with their names. */
  adjustments?: readonly (readonly [name: string, amount: string])[];
  /** The name and the price of the shipping. */
  shipping: readonly [name: string, amount: string];
  total: string;
  /** The taxes in the total, with their names. */
  taxes?: readonly (readonly [name: string, amount: string])[];
  /** Whether taxes are added to the other amounts instead of included. */
  isTaxAdded?: boolean;
}

/** The lines of an order with totals. */
export function OrderLines({
  lines,
  subtotal,
  adjustments = [],
  shipping,
  total,
  taxes = [],
  isTaxAdded = false,
}: Props) {
  const taxRows = taxes.map(([name, amount]) => [
    <dt key={name}>{name}</dt>,
    <dd key={`${name} amount`}>{amount}</dd>,
  ]);
  return (
    <>
      <Table
        className="order-lines"
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          { heading: sharedText.product, look: 'strong', cell: ({ product }) => product },
          { ...AMOUNT, heading: ordersText.unitPrice, look: 'muted', cell: ({ price }) => price },
          { ...AMOUNT, heading: ordersText.quantity, look: 'muted', cell: ({ quantity }) => quantity },
          { ...AMOUNT, heading: sharedText.total, look: 'strong', cell: (line) => line.total },
        ]}
      />
      <dl className="order-totals">
        <dt>{sharedText.subtotal}</dt>
        <dd>{subtotal}</dd>
        {adjustments.map(([name, amount], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two adjustments may have the same name, and none moves
          <Fragment key={index}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </Fragment>
        ))}
        <dt>{shipping[0]}</dt>
        <dd>{shipping[1]}</dd>
        {isTaxAdded && taxRows}
        <dt className="order-totals__grand">{ordersText.grandTotal}</dt>
        <dd className="order-totals__grand">{total}</dd>
        {!isTaxAdded && taxRows}
      </dl>
    </>
  );
}
