import '../../components/tables.css';
import { Link } from 'react-router';
import { EmailText } from '../../components/EmailText.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { formatDay, formatDollars } from '../../format.ts';
import { orderPath, PATHS } from '../../paths.ts';
import type { SampleOrder } from '../../sample-data/sample-orders.ts';
import { ORDER_STATUS_MARKS } from './order-statuses.ts';

export function OrderTable({ orders }: { orders: SampleOrder[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="table-scroll" tabIndex={0} aria-label="Orders, table">
      <table className="table table--cards table--tight orders__table">
        <thead>
          <tr>
            <th scope="col">ID</th>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col" className="table__number">
              Total
            </th>
            <th scope="col">Status</th>
            <th scope="col">Date</th>
            <th scope="col">Detail</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ order: { id, customer, total, status, date } }: { order: SampleOrder }) {
  return (
    <tr>
      <td className="table__muted">#{id}</td>
      <td className="table__strong">{customer.name}</td>
      <td className="table__muted orders__email">
        <EmailText address={customer.email} />
      </td>
      <td className="table__strong table__number">{formatDollars(total)}</td>
      <td>
        <StatusPill mark={ORDER_STATUS_MARKS[status]}>{status}</StatusPill>
      </td>
      <td className="table__muted">{formatDay(date)}</td>
      <td>
        <Link
          className="button button--quiet button--small"
          to={orderPath(PATHS.orderDetails, id)}
          aria-label={`Detail of order #${id}`}
        >
          Detail
        </Link>
      </td>
    </tr>
  );
}
