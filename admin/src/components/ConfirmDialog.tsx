import { Button } from './Button.tsx';
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

/** Asks before something that all will see. */
export function ConfirmDialog({ title, text, action, onConfirm, onClosed }: Props) {
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="modal__actions">
            <Button label="Cancel" isQuiet onClick={close} />
            <Button
              label={action}
              onClick={() => {
                close();
                onConfirm();
              }}
            />
          </div>
        </>
      )}
    </Modal>
  );
}
