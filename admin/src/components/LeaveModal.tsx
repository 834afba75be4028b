import { useEffect, useEffectEvent } from 'react';
import * as componentsText from '#messages/components.ts';
import { Button } from './Button.tsx';
import { focusScreen } from './focus.ts';
import { Modal } from './Modal.tsx';
import { hasUnsaved } from './unsaved.ts';

interface Props {
  isInDialog?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const LOOK_MS = 250;

/** Asks before leaving a screen or dialog with unsaved input. Leaves automatically once a pending save succeeds. */
export function LeaveModal({ isInDialog = false, onStay, onLeave }: Props) {
  const look = useEffectEvent(() => hasUnsaved() || onLeave());
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const stay = () => {
    // Focus the screen, because the pressed element may no longer be visible, for example in a closed menu.
    focusScreen();
    onStay();
  };
  return (
    <Modal title={componentsText.leaveWithoutSaving} onClosed={stay}>
      {(close) => (
        <>
          <p>
            {isInDialog
              ? componentsText.yourChangesInThisDialogWill
              : componentsText.yourChangesOnThisScreenWill}
          </p>
          <div className="modal__actions">
            <Button label={componentsText.stay} isQuiet onClick={close} />
            <Button label={componentsText.leave} onClick={onLeave} />
          </div>
        </>
      )}
    </Modal>
  );
}
