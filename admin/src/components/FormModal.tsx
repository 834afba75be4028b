import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as sharedText from '#messages/shared.ts';
import { WriteControls } from '../session/WriteControls.tsx';
import { Button } from './Button.tsx';
import { Fault, FormFaults } from './Fault.tsx';
import { LeaveModal } from './LeaveModal.tsx';
import { Modal } from './Modal.tsx';
import { isTypedIn, useTypedForm } from './unsaved.ts';
import { type Submission, useSubmit } from './use-submit.ts';

interface Props extends Submission {
  title: string;
  /** The label of the submit button. undefined if there is nothing left to submit. */
  action: string | undefined;
  /** Whether there is unsaved input outside of named fields. */
  isUnsaved?: boolean;
  closeLabel?: string;
  onClosed: (isDone: boolean) => void;
  children: ReactNode | ((isWrong: boolean) => ReactNode);
}

/**
 * A dialog with a form, which stays open after an error. Only the Close button discards input at once. Escape and a press outside
 * ask first.
 */
export function FormModal(props: Props) {
  const { title, action, isUnsaved = false, closeLabel = sharedText.close, children } = props;
  const form = useTypedForm(() => isUnsaved, true);
  const { send, error, faults, isSending, noteLeft } = useSubmit(props);
  const isDone = useRef(false);
  const submit = async (entered: HTMLFormElement, close: () => void) => {
    isDone.current = await send(entered);
    if (isDone.current) close();
  };
  /** The function that closes the dialog, while the operator is asked about unsaved input. */
  const [leave, setLeave] = useState<() => void>();
  const dismiss = (close: () => void) =>
    isUnsaved || isTypedIn(form.current) ? setLeave(() => close) : close();
  return (
    <>
      <Modal
        title={title}
        onDismiss={dismiss}
        onClosed={() => {
          noteLeft();
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
              // Stop the event, because React would bubble it through the portal to a surrounding form.
              event.stopPropagation();
              void submit(event.currentTarget, close);
            }}
          >
            <FormFaults value={faults}>
              {typeof children === 'function' ? children(Boolean(error)) : children}
            </FormFaults>
            <Fault text={error} />
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
      {leave && <LeaveQuestion onStay={() => setLeave(undefined)} onLeave={leave} />}
    </>
  );
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <LeaveModal
      isInDialog
      onStay={onStay}
      onLeave={() => {
        // Close this dialog first, because the focus cannot return to an element behind an open dialog.
        flushSync(onStay);
        onLeave();
      }}
    />
  );
}
