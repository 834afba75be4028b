import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { useLatestOrder } from '../features/orders/use-latest-order.ts';
import { formatMoment } from '../format.ts';
import { orderPath, PATHS } from '../paths.ts';
import { Bell } from './Bell.tsx';

/** The number of open orders and the latest one. */
export function LiveNotifications() {
  const { openCount = 0, latest } = useLatestOrder() ?? {};
  return (
    <Bell count={openCount}>
      <h2 className="notifications__title">{sharedText.notifications}</h2>
      <ul>
        <li className="notification">
          <strong className="notification__title">
            <Link to={PATHS.orderList}>
              {openCount === 0 ? layoutText.noOpenOrders : layoutText.numberOfOpenOrders(openCount)}
            </Link>
          </strong>
        </li>
        {latest && (
          <li className="notification">
            <strong className="notification__title">
              <Link to={orderPath(PATHS.orderDetails, latest.id ?? '')}>
                {layoutText.latestOrderNumber(latest.number)}
              </Link>
            </strong>
            <span>{formatMoney(latest.total)}</span>
            <span>{formatMoment(latest.placedAt)}</span>
          </li>
        )}
      </ul>
    </Bell>
  );
}
