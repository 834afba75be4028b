import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import { useLatestOrder } from '../features/orders/use-latest-order.ts';
import { formatCountOf, formatMoment } from '../format.ts';
import { orderPath, PATHS } from '../paths.ts';
import { Bell } from './Bell.tsx';

/** The number of open orders and the latest one. */
export function LiveNotifications() {
  const { openCount = 0, latest } = useLatestOrder() ?? {};
  return (
    <Bell count={openCount}>
      <h2 className="notifications__title">Notifications</h2>
      <ul>
        <li className="notification">
          <strong className="notification__title">
            <Link to={PATHS.orderList}>
              {openCount === 0 ? 'No open orders' : formatCountOf(openCount, 'open order')}
            </Link>
          </strong>
        </li>
        {latest && (
          <li className="notification">
            <strong className="notification__title">
              <Link to={orderPath(PATHS.orderDetails, latest.id ?? '')}>Latest order #{latest.number}</Link>
            </strong>
            <span>{formatMoney(latest.total)}</span>
            <span>{formatMoment(latest.placedAt)}</span>
          </li>
        )}
      </ul>
    </Bell>
  );
}
