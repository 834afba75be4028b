import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';

const LeaveModal = lazy(async () => ({ default: (await import('./LeaveModal.tsx')).LeaveModal }));

/** Asks before unsaved input is lost: with a dialog within the admin, with the browser's own when its tab is closed. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <LeaveModal onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
