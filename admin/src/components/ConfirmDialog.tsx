import * as sharedText from '#messages/shared.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  /** Explains what will happen. */
  text: string;
  /** The label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onClosed: () => void;
}

/** Asks for confirmation of an action with visible effects for others. */
export function ConfirmDialog({ title, text, action, onConfirm, onClosed }: Props) {
  return (
    <Modal title={title} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{text}</p>
          <div className="modal__actions">
            <Button label={sharedText.cancel} isQuiet onClick={close} />
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
