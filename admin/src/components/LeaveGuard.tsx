import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { hasUnsaved } from './unsaved.ts';

const LeaveModal = lazy(async () => ({ default: (await import('./LeaveModal.tsx')).LeaveModal }));

/** Asks before unsaved input is lost: with a dialog within the admin, with the browser's own when its tab is closed. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveModal onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
