import { useEffect, useEffectEvent } from 'react';
import { Button } from './Button.tsx';
import { focusScreen } from './focus.ts';
import { Modal } from './Modal.tsx';
import { hasUnsaved } from './unsaved.ts';

interface Props {
  /** Where the unsaved input is. */
  place?: 'on this screen' | 'in this dialog';
  onStay: () => void;
  onLeave: () => void;
}

const LOOK_MS = 250;

/** Asks before leaving a screen or dialog with unsaved input. Leaves automatically once a pending save succeeds. */
export function LeaveModal({ place = 'on this screen', onStay, onLeave }: Props) {
  const look = useEffectEvent(() => hasUnsaved() || onLeave());
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const stay = () => {
    // The pressed element may no longer be visible, for example a link in a closed menu.
    focusScreen();
    onStay();
  };
  return (
    <Modal title="Leave without saving?" onClosed={stay}>
      {(close) => (
        <>
          <p>Your changes {place} will be lost.</p>
          <div className="modal__actions">
            <Button label="Stay" isQuiet onClick={close} />
            <Button label="Leave" onClick={onLeave} />
          </div>
        </>
      )}
    </Modal>
  );
}
