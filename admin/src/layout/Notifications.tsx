import { SampleMark } from '../components/SampleNote.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { Bell } from './Bell.tsx';
import { useStorefront } from './storefront-state.ts';

/** Sample data: the specification has a count of three and no call that loads them. */
export const NOTIFICATIONS = [
  {
    id: 'order-1482',
    title: 'Order #1482 was paid',
    detail: 'Ananya Iyer, $264 by UPI',
    when: '5 minutes ago',
  },
  {
    id: 'refund-1479',
    title: 'Karthik Nair was refunded',
    detail: 'Order #1479, $47.25',
    when: '1 hour ago',
  },
  {
    id: 'seller-11',
    title: 'A new seller has registered',
    detail: 'Kanpur Leather Works',
    when: 'Yesterday',
  },
];

/** Loaded after the screen, because most visits do not need it at once. */
const loadLive = async () => (await import('./LiveNotifications.tsx')).LiveNotifications;

/** Sample notifications while shoppers see the sample content, live ones otherwise. */
export function Notifications() {
  const isLive = useStorefront()?.mode === 'CATALOGUE';
  const Live = useOnDemand(isLive, loadLive, () => {});
  if (!isLive) return <SampleNotifications />;
  return Live ? <Live /> : <Bell count={0}>Loading the notifications</Bell>;
}

function SampleNotifications() {
  return (
    <Bell count={NOTIFICATIONS.length}>
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
    </Bell>
  );
}
