import { lazy, Suspense } from 'react';
import { SampleMark } from '../components/SampleNote.tsx';
import { Bell } from './Bell.tsx';
import { NOTIFICATIONS } from './sample-notifications.ts';
import { useStorefront } from './storefront-state.ts';

/** Most openings of the admin need it only after the screen. */
const LiveNotifications = lazy(async () => ({
  default: (await import('./LiveNotifications.tsx')).LiveNotifications,
}));

/** Sample notifications while shoppers see the sample content, then those of the shop. */
export function Notifications() {
  if (useStorefront()?.mode !== 'CATALOGUE') return <SampleNotifications />;
  return (
    <Suspense fallback={<Bell count={0}>Loading the notifications</Bell>}>
      <LiveNotifications />
    </Suspense>
  );
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
