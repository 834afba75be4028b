import { useEffect, useEffectEvent } from 'react';
import { Button } from './Button.tsx';
import { focusScreen } from './focus.ts';
import { Modal } from './Modal.tsx';
import { hasUnsaved } from './unsaved.ts';

interface Props {
  /** Where the input is that would be lost. */
  place?: 'on this screen' | 'in this dialog';
  onStay: () => void;
  onLeave: () => void;
}

const LOOK_MS = 250;

/** Asks whether to leave a screen, or a dialog, whose input is not saved; it leaves by itself once what was being saved is. */
export function LeaveModal({ place = 'on this screen', onStay, onLeave }: Props) {
  const look = useEffectEvent(() => hasUnsaved() || onLeave());
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const stay = () => {
    // What was pressed may be gone, as a link in a list that closes.
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
