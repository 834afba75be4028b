import { SampleMark } from '../components/SampleNote.tsx';
import { useOnDemand } from '../components/use-on-demand.ts';
import { Bell } from './Bell.tsx';
import { NOTIFICATIONS } from './sample-notifications.ts';
import { useStorefront } from './storefront-state.ts';

/** Most openings of the admin need it only after the screen. */
const loadLive = async () => (await import('./LiveNotifications.tsx')).LiveNotifications;

/** Sample notifications while shoppers see the sample content, then those of the shop. */
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
