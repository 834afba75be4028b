import './notifications.css';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../graphql-server/src/rules/format-money.ts';
import { Icon } from '../components/Icon.tsx';
import { SampleMark } from '../components/SampleNote.tsx';
import { type LatestOrder, useLatestOrder } from '../features/orders/use-latest-order.ts';
import { formatMoment } from '../format.ts';
import { orderPath, PATHS } from '../paths.ts';
import { Dropdown } from './Dropdown.tsx';
import { NOTIFICATIONS } from './sample-notifications.ts';
import { useStorefront } from './storefront-state.ts';

const LIST_ID = 'notifications';

/** The bell with its count; Alt+T opens the list on every screen. */
export function Notifications() {
  const list = useRef<HTMLElement>(null);
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const known = useLatestOrder(isLive);
  const count = isLive ? (known?.openCount ?? 0) : NOTIFICATIONS.length;

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      // `code`, because Alt+T types another character on a Mac. A modal dialog would cover the list.
      if (!event.altKey || event.code !== 'KeyT' || document.querySelector('dialog[open]')) return;
      // AltGr, which types letters, is reported as Ctrl+Alt on some systems.
      if (event.ctrlKey || event.getModifierState('AltGraph')) return;
      event.preventDefault();
      list.current?.showPopover();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className="icon-button notifications"
        popoverTarget={LIST_ID}
        aria-label={`Notifications, ${count}`}
        aria-keyshortcuts="Alt+T"
        title="Notifications (Alt+T)"
      >
        <Icon name="notification" />
        {count > 0 && <span className="notifications__count">{count}</span>}
      </button>
      <Dropdown ref={list} id={LIST_ID} label="Notifications">
        {isLive ? <OpenOrders known={known} /> : <SampleNotifications />}
      </Dropdown>
    </>
  );
}

function OpenOrders({ known }: { known: LatestOrder | null }) {
  const { openCount = 0, latest } = known ?? {};
  return (
    <>
      <h2 className="notifications__title">Notifications</h2>
      <ul>
        <li className="notification">
          <strong className="notification__title">
            <Link to={PATHS.orderList}>
              {openCount === 0
                ? 'No open orders'
                : openCount === 1
                  ? '1 open order'
                  : `${openCount} open orders`}
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
    </>
  );
}

function SampleNotifications() {
  return (
    <>
      <div className="sample-heading">
        <h2 className="notifications__title">Notifications</h2>
        <SampleMark />
      </div>
      <ul>
        {NOTIFICATIONS.map(({ id, title, detail, when }) => (
          <li key={id} className="notification">
            <strong className="notification__title">{title}</strong>
            <span>{detail}</span>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
