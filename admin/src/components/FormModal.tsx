import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import { Modal } from './Modal.tsx';
import { isTypedIn, useTypedForm } from './typed-form.ts';

interface Props {
  title: string;
  isSending: boolean;
  /** Why it was not saved. */
  error: ReactNode;
  /** Whether something was entered that no field with a name has. */
  isUnsaved?: boolean;
  closeLabel?: 'Close' | 'Cancel';
  /** The button that sends it. */
  submit: ReactNode;
  onSubmit: (entered: FormData, close: () => void) => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog with a form. What was typed is lost by its button Close alone: Escape and a press beside it ask first. */
export function FormModal(props: Props) {
  const { title, isSending, error, isUnsaved = false, closeLabel = 'Close', submit } = props;
  const form = useTypedForm(() => isUnsaved);
  /** Closes the dialog, once the operator has confirmed that. */
  const [leave, setLeave] = useState<() => void>();
  const dismiss = (close: () => void) =>
    isUnsaved || isTypedIn(form.current) ? setLeave(() => close) : close();
  return (
    <>
      <Modal title={title} onDismiss={dismiss} onClosed={props.onClosed}>
        {(close) => (
          <form
            ref={form}
            className="modal__form"
            aria-busy={isSending}
            onSubmit={(event) => {
              event.preventDefault();
              // In a portal it is inside of another form all the same.
              event.stopPropagation();
              props.onSubmit(new FormData(event.currentTarget), close);
            }}
          >
            {props.children}
            <p className="modal__error" role="alert">
              {error}
            </p>
            <div className="modal__actions">
              <Button label={closeLabel} isQuiet onClick={close} />
              {submit}
            </div>
          </form>
        )}
      </Modal>
      {leave && (
        <LeaveModal
          place="in this dialog"
          onStay={() => setLeave(undefined)}
          onLeave={() => {
            // The focus cannot go back below an open dialog.
            flushSync(() => setLeave(undefined));
            leave();
          }}
        />
      )}
    </>
  );
}
