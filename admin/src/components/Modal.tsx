import './modal.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** Called once it is closed, by whatever means: a button, Escape, a press beside it. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** A question that has to be answered before anything else; the browser keeps the focus in, and hands it back. */
export function Modal({ title, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Escape does what a press beside the sheet does
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="modal__sheet">
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        {children(close)}
      </div>
    </dialog>
  );
}
