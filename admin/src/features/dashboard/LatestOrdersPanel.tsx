import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import './latest-orders.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderPath, PATHS } from '../../paths.ts';
import { PAYMENT_STATUSES } from '../../sample-data/sample-orders.ts';

interface Props {
  note?: string;
  status: string;
  onStatus: (status: string) => void;
  children: ReactNode;
}

export const LATEST_ORDERS = 8;

/** The grid of a row on a phone. */
export const LATEST_ORDER_CARD = `"name name total" "id date status" "method method method" / auto 1fr auto`;

/** The latest orders, filtered by payment status. The first option is the label (specification, section 2). */
export function LatestOrdersPanel({ note, status, onStatus, children }: Props) {
  return (
    <section className="panel" aria-labelledby="latest-orders">
      <header className="panel__head">
        <h2 className="panel__title" id="latest-orders">
          {dashboardText.latestOrders}
        </h2>
        {note && <span className="dashboard-sample">{note}</span>}
        <span className="select">
          <select
            aria-label={dashboardText.paymentStatus}
            value={status}
            onChange={({ target }) => onStatus(target.value)}
          >
            {[sharedText.status, sharedText.all, ...PAYMENT_STATUSES].map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </span>
      </header>
      {children}
    </section>
  );
}

export function LatestOrderLink({ id, number }: { id: number | string; number: number | string }) {
  return (
    <Link
      className="latest-orders__link"
      to={orderPath(PATHS.orderDetails, id)}
      aria-label={dashboardText.detailOfOrder(number)}
    >
      #{number}
    </Link>
  );
}
