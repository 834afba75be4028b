import { Modal } from './Modal.tsx';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to leave a screen whose input is not saved. */
export function LeaveModal({ onStay, onLeave }: Props) {
  return (
    <Modal title="Leave without saving?" onClosed={onStay}>
      {(close) => (
        <>
          <p>Your changes on this screen will be lost.</p>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Stay
            </button>
            <button type="button" className="button" onClick={onLeave}>
              Leave
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
