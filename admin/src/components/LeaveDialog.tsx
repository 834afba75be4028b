import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Modal } from './Modal.tsx';

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
    <Modal title="Leave without saving?" onClosed={blocker.reset}>
      {(close) => (
        <>
          <p>Your changes on this screen will be lost.</p>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Stay
            </button>
            <button type="button" className="button" onClick={blocker.proceed}>
              Leave
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
