import './modal.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** Called after any way of closing: a button, Escape, a press on the backdrop. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

export function Modal({ title, onClosed, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way to close it
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
