import { type ReactNode, useRef } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  /** What the question is about; undefined as long as that is not known. */
  name: string | undefined;
  /** What is to be known before it is answered. */
  children?: ReactNode;
  /** Drawn in the question's place while there is no name. */
  instead?: (close: () => void) => ReactNode;
  /** Called once it is closed, by whatever means, with whether the answer was to delete. */
  onClosed: (isDoomed: boolean) => void;
}

/** Asks before anything is deleted (specification, section 2: the modal of the category screen). */
export function DeleteDialog({ name, children, instead, onClosed }: Props) {
  const isDoomed = useRef(false);
  const ask = (close: () => void) => (
    <>
      {children}
      <p>Are you sure you want to delete {name}?</p>
      <div className="modal__actions">
        <button type="button" className="button button--quiet" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            isDoomed.current = true;
            close();
          }}
        >
          Delete
        </button>
      </div>
    </>
  );
  return (
    <Modal title="Confirm Delete" onClosed={() => onClosed(isDoomed.current)}>
      {(close) => (name === undefined ? instead?.(close) : ask(close))}
    </Modal>
  );
}
