import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  /** What will happen. */
  text: string;
  /** What the button that does it is called. */
  action: string;
  onConfirm: () => void;
  onClosed: () => void;
}

/** Asks before something that everybody will see. */
export function ConfirmDialog({ title, text, action, onConfirm, onClosed }: Props) {
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="modal__actions">
            <button type="button" className="button button--quiet" onClick={close}>
              Cancel
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {action}
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
