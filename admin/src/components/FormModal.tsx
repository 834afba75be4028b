import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import { Modal } from './Modal.tsx';
import { isTypedIn, useTypedForm } from './unsaved.ts';

interface Props {
  title: string;
  /** The button that sends it; undefined where there is nothing left to send. */
  action: string | undefined;
  /** Whether something was entered that no field with a name has. */
  isUnsaved?: boolean;
  closeLabel?: 'Close' | 'Cancel';
  /** @returns why it was not done, '' where that is said beside a field; nothing once it is done */
  onSubmit: (entered: FormData) => Promise<ReactNode>;
  onClosed: (isDone: boolean) => void;
  children: ReactNode | ((isWrong: boolean) => ReactNode);
}

/**
 * A dialog with a form, which stays open with why it could not be sent. What was typed is lost by its button Close alone: Escape
 * and a press beside it ask first.
 */
export function FormModal(props: Props) {
  const { title, action, isUnsaved = false, closeLabel = 'Close', children } = props;
  const form = useTypedForm(() => isUnsaved, true);
  const { send, error, isSending, isDone, isClosed } = useSending(props.onSubmit);
  /** Closes the dialog, once the operator has confirmed that. */
  const [leave, setLeave] = useState<() => void>();
  const dismiss = (close: () => void) =>
    isUnsaved || isTypedIn(form.current) ? setLeave(() => close) : close();
  return (
    <>
      <Modal
        title={title}
        onDismiss={dismiss}
        onClosed={() => {
          isClosed.current = true;
          props.onClosed(isDone.current);
        }}
      >
        {(close) => (
          <form
            ref={form}
            className="stack"
            aria-busy={isSending}
            onSubmit={(event) => {
              event.preventDefault();
              // In a portal it is inside of another form all the same.
              event.stopPropagation();
              void send(new FormData(event.currentTarget), close);
            }}
          >
            {typeof children === 'function' ? children(Boolean(error)) : children}
            <p className="form-fault" role="alert">
              {error}
            </p>
            <div className="modal__actions">
              <Button label={closeLabel} isQuiet onClick={close} />
              {action && (
                <WriteControls>
                  <Button label={action} isSubmit isBusy={isSending} />
                </WriteControls>
              )}
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

/** Sends what was entered, once at a time, and closes the dialog once it is done. */
function useSending(onSubmit: Props['onSubmit']) {
  const [error, setError] = useState<ReactNode>(null);
  const [isSending, setSending] = useState(false);
  const isDone = useRef(false);
  const isClosed = useRef(false);
  const send = async (entered: FormData, close: () => void) => {
    if (isSending) return;
    setSending(true);
    const failure = await onSubmit(entered);
    setSending(false);
    setError(failure);
    // An operator who closes it before the answer is told all the same.
    if (failure && isClosed.current) toast.error(<span>{failure}</span>);
    if (failure != null) return;
    isDone.current = true;
    close();
  };
  return { send, error, isSending, isDone, isClosed };
}
