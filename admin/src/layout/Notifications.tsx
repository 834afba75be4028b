import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { SampleMark } from '../components/SampleNote.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { Bell } from './Bell.tsx';
import { useStorefront } from './storefront-state.ts';

/** Sample notifications. The specification shows a count of three, and has no call that loads them. */
export const NOTIFICATIONS = [
  {
    id: 'order-1482',
    title: layoutText.order1482WasPaid,
    detail: 'Ananya Iyer, $264 by UPI',
    when: layoutText.fiveMinutesAgo,
  },
  {
    id: 'refund-1479',
    title: layoutText.karthikNairWasRefunded,
    detail: 'Order #1479, $47.25',
    when: layoutText.oneHourAgo,
  },
  {
    id: 'seller-11',
    title: layoutText.newSellerHasRegistered,
    detail: layoutText.kanpurLeatherWorks,
    when: sharedText.yesterday,
  },
];

/** Loads the live notifications after the screen, because most visits do not need them at once. */
const loadLive = async () => (await import('./LiveNotifications.tsx')).LiveNotifications;

/** Sample notifications while shoppers see the sample content, live ones otherwise. */
export function Notifications() {
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const Live = useOnDemand(isLive, loadLive, () => {});
  if (!isLive) return <SampleNotifications />;
  return Live ? <Live /> : <Bell count={0}>{layoutText.loadingNotifications}</Bell>;
}

function SampleNotifications() {
  return (
    <Bell count={NOTIFICATIONS.length}>
      <div className="sample-heading">
        <h2 className="notifications__title">{sharedText.notifications}</h2>
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
    </Bell>
  );
}
